//! Run lengths, as rows of cells and lists of moves share them: `3#` is `###`, and `2(dr)` is `drdr`.
//! What the characters mean is for the reader of rows or moves; here they are only repeated.
//! Invariant: nothing is repeated before it is known that the whole stays within the cap, so that no text, however
//! short, can ask for more memory or time than the cap allows.

use std::fmt;

/// The most digits of a count.
const MOST_DIGITS: usize = 4;
/// The most groups within each other.
const DEEPEST: usize = 8;

/// Why a text is no list of runs; places count characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunError {
    /// A count stands before nothing that could be repeated.
    Lone { place: usize },
    /// A count has more than four digits.
    Count { place: usize },
    /// A bracket has no partner.
    Bracket { place: usize },
    /// Groups stand more than eight deep.
    Deep { place: usize },
    /// The runs make more than `most` characters.
    Long { place: usize, most: usize },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lone { place } => {
                write!(f, "the count at character {place} has nothing to repeat")
            }
            Self::Count { place } => write!(
                f,
                "the count at character {place} has more than {MOST_DIGITS} digits"
            ),
            Self::Bracket { place } => {
                write!(f, "the bracket at character {place} has no partner")
            }
            Self::Deep { place } => write!(
                f,
                "the group at character {place} lies more than {DEEPEST} groups deep"
            ),
            Self::Long { place, most } => write!(
                f,
                "at character {place} the text grows beyond {most} characters"
            ),
        }
    }
}

impl std::error::Error for RunError {}

/// One character of the expanded text, with the place of the character it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    pub letter: char,
    /// From 1.
    pub place: usize,
}

/// Writes out every run and every group of a text.
///
/// # Errors
/// [`RunError`] with the first fault, also where the result would have more than `most` characters.
pub fn expand(text: &str, most: usize) -> Result<Vec<Sign>, RunError> {
    let mut signs: Vec<Sign> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    let mut count = None;
    for (index, letter) in text.chars().enumerate() {
        let place = index + 1;
        if let Some(digit) = letter.to_digit(10) {
            let number = count.get_or_insert(Count {
                value: 0,
                digits: 0,
                place,
            });
            number.digits += 1;
            if number.digits > MOST_DIGITS {
                return Err(RunError::Count {
                    place: number.place,
                });
            }
            number.value = number.value * 10 + digit as usize;
            continue;
        }
        match letter {
            '(' => {
                if groups.len() == DEEPEST {
                    return Err(RunError::Deep { place });
                }
                groups.push(Group {
                    times: count.take().map_or(1, |count| count.value),
                    from: signs.len(),
                    place,
                });
            }
            ')' => {
                if let Some(Count { place, .. }) = count {
                    return Err(RunError::Lone { place });
                }
                let group = groups.pop().ok_or(RunError::Bracket { place })?;
                repeat(&mut signs, group, most)?;
            }
            _ => {
                let group = Group {
                    times: count.take().map_or(1, |count| count.value),
                    from: signs.len(),
                    place,
                };
                signs.push(Sign { letter, place });
                repeat(&mut signs, group, most)?;
            }
        }
    }
    match (count, groups.pop()) {
        (Some(Count { place, .. }), _) => Err(RunError::Lone { place }),
        (None, Some(Group { place, .. })) => Err(RunError::Bracket { place }),
        (None, None) => Ok(signs),
    }
}

struct Count {
    value: usize,
    digits: usize,
    place: usize,
}

/// What is to be repeated: everything from `from` on.
struct Group {
    times: usize,
    from: usize,
    place: usize,
}

fn repeat(signs: &mut Vec<Sign>, group: Group, most: usize) -> Result<(), RunError> {
    let Group { times, from, place } = group;
    let one = signs.len() - from;
    // At most 4 digits times what is below the cap already: no overflow, even where a word has 32 bits.
    if from + one * times > most {
        return Err(RunError::Long { place, most });
    }
    if times == 0 {
        signs.truncate(from);
    }
    for _ in 1..times {
        signs.extend_from_within(from..from + one);
    }
    Ok(())
}

/// Adds a letter `count` times, with a count in front where that is shorter.
pub fn push_run(text: &mut String, letter: char, count: usize) {
    if count > 2 {
        text.push_str(&count.to_string());
        text.push(letter);
    } else {
        (0..count).for_each(|_| text.push(letter));
    }
}
