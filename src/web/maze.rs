//! The parts of the page that belong to the maze: which searches are watched, their clock, what is drawn, and the
//! comparison of all orders.
//! Invariant: what a field holds is read only when the player has changed it.

use super::{
    dom::{child, document, element, input, set, window},
    sheets::{check, checked},
};
use crate::{
    app::{
        Event,
        maze::{Act, Tool, Wish},
    },
    grid::Size,
    link::{Beside, Choice},
    maze::{
        carve::Generator,
        search::{Kind, Order},
    },
    panel::{Course, Row},
    words,
};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};

/// The tools by the values of their buttons.
const TOOLS: [(&str, Tool); 3] = [
    ("wall", Tool::Wall),
    ("entrance", Tool::Entrance),
    ("exit", Tool::Exit),
];

/// The longest file that is read, in bytes.
const LONGEST_FILE: u32 = 200_000;

/// Fills in all that is there but once.
pub fn prepare() {
    let Ok(select) = element("search-order") else {
        return;
    };
    for order in Order::all() {
        if let Some(option) = child(&select, "option", &words::maze::arrows(order)) {
            set(&option, "value", Some(&order.to_string()));
        }
    }
}

/// Writes what differs from what was written last.
pub fn write(course: &Course, last: Option<&Course>) {
    let differs = |part: fn(&Course) -> u64| last.is_none_or(|last| part(last) != part(course));
    if last.is_none_or(|last| last.choice != course.choice) {
        let Choice {
            kind,
            beside,
            order,
        } = course.choice;
        write_field("search-kind", kind.name());
        write_field("search-beside", beside.name());
        write_field("search-order", &order.to_string());
    }
    if differs(|course| course.whole as u64) {
        attribute("time", "max", &course.whole.to_string());
    }
    if differs(|course| course.at as u64) || differs(|course| course.whole as u64) {
        write_field("time", &course.at.to_string());
    }
    if last.is_none_or(|last| last.tool != course.tool) {
        let tool = TOOLS.iter().find(|(_, tool)| *tool == course.tool);
        check("tool", tool.map_or("", |(name, _)| name));
    }
    if last.is_none_or(|last| last.size != course.size) {
        write_size(course.size);
    }
    if last.is_none_or(|last| last.array != course.array) {
        write_array(&course.array);
    }
    if last.is_none_or(|last| last.orders != course.orders || last.choice != course.choice) {
        write_orders(&course.orders, course.choice.order);
    }
    if last.is_none_or(|last| last.wish != course.wish) {
        write_field("maze-width", &course.wish.size.width.to_string());
        write_field("maze-height", &course.wish.size.height.to_string());
        check("kind", course.wish.generator.name());
        check("braid", &course.wish.braid.to_string());
        check_area();
    }
}

fn write_size(size: Size) {
    write_field("draw-width", &size.width.to_string());
    write_field("draw-height", &size.height.to_string());
}

/// The array text, unless somebody is typing there.
fn write_array(array: &str) {
    let Ok(area) = element("maze-text") else {
        return;
    };
    if document().active_element().as_ref() != Some(&area) {
        area.unchecked_into::<HtmlTextAreaElement>()
            .set_value(array);
    }
}

fn write_orders(rows: &[Row], chosen: Order) {
    let Ok(orders) = element("orders") else {
        return;
    };
    orders.set_text_content(None);
    for row in rows {
        let Some(button) = child(&orders, "button", "") else {
            return;
        };
        set(&button, "type", Some("button"));
        set(&button, "data-order", Some(&row.order.to_string()));
        let is_chosen = row.order == chosen;
        set(
            &button,
            "aria-pressed",
            Some(if is_chosen { "true" } else { "false" }),
        );
        child(&button, "b", &row.name);
        if let Some(bars) = child(&button, "span", "") {
            for part in [row.way, row.tried] {
                if let Some(bar) = child(&bars, "progress", "") {
                    set(&bar, "max", Some("1000"));
                    set(&bar, "value", Some(&part.to_string()));
                    set(&bar, "aria-hidden", Some("true"));
                }
            }
        }
        child(&button, "small", &row.told);
    }
}

fn write_field(id: &str, value: &str) {
    if let Some(field) = input(id) {
        field.set_value(value);
    }
}

fn attribute(id: &str, name: &str, value: &str) {
    if let Ok(element) = element(id) {
        set(&element, name, Some(value));
    }
}

/// Marks the preset of the sheet of a new maze that width and height amount to, or none.
fn check_area() {
    check(
        "area",
        &format!("{}x{}", value("maze-width"), value("maze-height")),
    );
}

/// What a field holds; a `<select>` answers as an `<input>` does.
fn value(id: &str) -> String {
    let field = element(id).ok();
    let value = field.and_then(|field| Reflect::get(&field, &"value".into()).ok());
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}

/// What the player asks for by changing a field while it changes.
pub fn follow(changed: &Element) -> Option<Event> {
    let name = changed.get_attribute("name").unwrap_or_default();
    Some(Event::Maze(match (changed.id().as_str(), name.as_str()) {
        ("time", _) => Act::Go(value("time").parse().ok()?),
        ("search-kind" | "search-beside" | "search-order", _) => Act::Choose(Choice {
            kind: Kind::named(&value("search-kind"))?,
            beside: Beside::named(&value("search-beside"))?,
            order: value("search-order").parse().ok()?,
        }),
        ("maze-text", _) => Act::Text(value("maze-text")),
        (_, "tool") => {
            let tool = checked("tool");
            Act::Hold(TOOLS.iter().find(|(name, _)| *name == tool)?.1)
        }
        ("maze-width" | "maze-height", _) => {
            check_area();
            return None;
        }
        (_, "area") => {
            let area = checked("area");
            let (width, height) = area.split_once('x')?;
            write_field("maze-width", width);
            write_field("maze-height", height);
            return None;
        }
        _ => return None,
    }))
}

/// What the player asks for by a field when its change is done.
pub fn settle(changed: &Element, tell: fn(Event)) {
    match changed.id().as_str() {
        "draw-width" | "draw-height" => {
            let side = |id| value(id).parse().ok();
            let size = side("draw-width").zip(side("draw-height"));
            // Until the maze has another size.
            super::said(|panel| write_size(panel.course.size));
            let size = size.map(|(width, height)| Size::new(width, height));
            tell(Event::Maze(Act::Resize(size)));
        }
        "maze-file" => read_file(changed.unchecked_ref(), tell),
        _ => {}
    }
}

/// Reads the file that was chosen; what can't be read says so as any text does.
fn read_file(field: &HtmlInputElement, tell: fn(Event)) {
    let text = || -> Result<Promise, JsValue> {
        let files = Reflect::get(field, &"files".into())?;
        let file = Reflect::get_u32(&files, 0)?;
        let slice: Function = Reflect::get(&file, &"slice".into())?.dyn_into()?;
        let start = slice.call2(&file, &0.into(), &LONGEST_FILE.into())?;
        let text: Function = Reflect::get(&start, &"text".into())?.dyn_into()?;
        text.call0(&start)?.dyn_into()
    };
    let Ok(promise) = text() else { return };
    super::share::after(
        &promise,
        move |text| tell(Event::Maze(Act::Text(text.as_string().unwrap_or_default()))),
        move |_| tell(Event::Maze(Act::Text(String::new()))),
    );
    // So that the same file can be chosen again.
    field.set_value("");
}

/// The order whose button was pressed in the comparison.
pub fn order_of(button: &Element) -> Option<Event> {
    let order = button.get_attribute("data-order")?;
    Some(Event::Maze(Act::Choose(Choice {
        kind: Kind::Depth,
        beside: Beside::named(&value("search-beside"))?,
        order: order.parse().ok()?,
    })))
}

/// The maze that the sheet asks for. The classic one has a link of its own.
pub fn make() -> Option<Event> {
    let Some(generator) = Generator::named(&checked("kind")) else {
        let _ = window().location().set_hash("/maze?order=drlu");
        return None;
    };
    let seed = value("maze-seed");
    // The next maze from this sheet is to be a fresh one again.
    write_field("maze-seed", "");
    Some(Event::Maze(Act::Make(Wish {
        generator,
        size: Size::new(
            value("maze-width").parse().ok()?,
            value("maze-height").parse().ok()?,
        ),
        braid: checked("braid").parse().ok()?,
        seed: (!seed.is_empty()).then_some(seed),
    })))
}
