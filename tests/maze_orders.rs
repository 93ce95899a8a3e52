//! What the worker answers about orders of directions, once as it was published: the browser is held to the same file.
//! The largest maze that a link can name is among them, which takes more memory and more steps than any other.

use searchlight::{job, maze::carve::Generator};
use std::{env, fs, path::Path};

/// Each request with its answer, one a line.
fn golden() -> String {
    let sizes = ["5x5", "21x15", "15x21", "41x31", "101x75"];
    let mut links = vec!["/maze?gen=backtracker1&size=2001x2001&seed=0".to_owned()];
    for generator in Generator::ALL {
        for (number, size) in sizes.into_iter().enumerate() {
            let (name, braid) = (generator.name(), [0, 15, 60, 100, 60][number]);
            links.push(format!(
                "/maze?gen={name}&size={size}&braid={braid}&seed=golden-{number}"
            ));
        }
    }
    let mut lines = String::new();
    for link in links {
        let answer = job::run(&format!("orders {link}"), &mut |_| {});
        lines.push_str(&format!("#{link} {answer}\n"));
    }
    lines
}

/// `SEARCHLIGHT_BLESS=orders` writes the list anew, and no other value does.
#[test]
fn published_comparisons_never_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/maze-orders.txt");
    let now = golden();
    if env::var_os("SEARCHLIGHT_BLESS").is_some_and(|blessed| blessed == "orders") {
        fs::write(&path, &now).expect("the folder is there");
    }
    let then = fs::read_to_string(&path).expect("the list");
    assert_eq!(then.lines().count(), 21);
    for (then, now) in then.lines().zip(now.lines()) {
        assert_eq!(then, now);
    }
}
