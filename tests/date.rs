//! The calendar of the daily levels.

use searchlight::date::Date;

fn days(text: &str) -> Option<Date> {
    Date::read(text)
}

#[test]
fn known_days_have_their_numbers() {
    for (text, number) in [
        ("1970-01-01", 0),
        ("1970-02-28", 58),
        ("1970-03-01", 59),
        ("1972-02-29", 789),
        ("2000-02-29", 11_016),
        ("2000-03-01", 11_017),
        ("2001-09-09", 11_574),
        ("2026-11-30", 20_787),
        ("2038-01-19", 24_855),
        ("2100-02-28", 47_540),
        ("2100-03-01", 47_541),
        ("9999-12-31", 2_932_896),
    ] {
        assert_eq!(days(text), Some(Date::of_days(number)), "{text}");
        assert_eq!(Date::of_days(number).to_string(), text);
    }
    assert_eq!(Date::of_days(u32::MAX).to_string(), "9999-12-31");
}

/// Each day is one of its month, counted by hand from the first.
#[test]
fn every_day_is_written_and_read() {
    let mut date = Date::default();
    for year in 1970..2410 {
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let february = if leap { 29 } else { 28 };
        let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        for (month, length) in months.into_iter().enumerate() {
            for day in 1..=length {
                let text = format!("{year}-{:02}-{day:02}", month + 1);
                assert_eq!(date.to_string(), text);
                assert_eq!(days(&text), Some(date));
                assert_eq!(date.after().before(), Some(date));
                date = date.after();
            }
            assert_eq!(
                days(&format!("{year}-{:02}-{}", month + 1, length + 1)),
                None
            );
        }
    }
}

#[test]
fn what_is_no_day_is_refused() {
    for text in [
        "",
        "-",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2026-00-10",
        "2026-13-01",
        "2026-11-00",
        "2026-1-1",
        "26-11-30",
        "2026/11/30",
        " 2026-11-30",
        "2026-11-30 ",
        "2026-11-30-1",
        "+2026-11-30",
        "2026-+1-30",
        "1969-12-31",
        "0000-00-00",
        "10000-01-01",
        "2026-11-4294967296",
        "2026-11-4294967295",
        "今天",
    ] {
        assert_eq!(days(text), None, "{text}");
    }
    assert_eq!(Date::default().before(), None);
}
