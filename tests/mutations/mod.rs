//! Texts broken at random, for the tests of whatever reads texts from outside.

use searchlight::seed::Stream;

/// A change to a text: a letter is put in, taken out or put in another's place, or a part is doubled.
pub fn mutate(text: &str, stream: &mut Stream) -> String {
    const LETTERS: &str =
        "#@$.*+ -_|()wWpPbBoOlurdLURD0123456789%=&?/;:>\t\r\n\u{a0}\u{ff03}é推x\0";
    let letters: Vec<char> = LETTERS.chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=stream.below(3) {
        let at = stream.below(text.len() as u32 + 1) as usize;
        let letter = letters[stream.below(letters.len() as u32) as usize];
        match stream.below(4) {
            0 => text.insert(at, letter),
            1 if at < text.len() => text[at] = letter,
            2 if at < text.len() => {
                text.remove(at);
            }
            _ => {
                let end = (at + stream.below(12) as usize).min(text.len());
                text.extend_from_within(at..end);
            }
        }
    }
    text.into_iter().collect()
}
