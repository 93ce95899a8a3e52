//! The page's end of the worker: sends requests, and turns what comes back into events.
//! The worker is made at the first request. Jobs are cancelled by ending it; the next request makes another from the
//! module that the page has compiled already.
//! Invariant: what an ended worker still says is not heard.

use super::{Input, fault, page::now, push};
use crate::app::Event;
use js_sys::{Array, Function};
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// The worker and the times at which its jobs were asked.
pub struct Desk {
    spawn: Function,
    worker: Option<Live>,
}

struct Live {
    worker: Worker,
    /// Job numbers with the times at which they were asked, oldest first.
    asked: Rc<RefCell<VecDeque<(u32, f64)>>>,
    ended: Rc<Cell<bool>>,
}

impl Desk {
    pub fn new(spawn: Function) -> Self {
        Self {
            spawn,
            worker: None,
        }
    }

    /// Sends a request, starting a worker where none runs.
    pub fn ask(&mut self, job: u32, request: &str) {
        if self.worker.is_none() {
            match self.spawned() {
                Ok(live) => self.worker = Some(live),
                Err(fault) => return fail(&fault),
            }
        }
        if let Some(live) = &self.worker {
            live.asked.borrow_mut().push_back((job, now()));
            let message = Array::of2(&JsValue::from(job), &JsValue::from_str(request));
            if let Err(fault) = live.worker.post_message(&message) {
                fail(&fault);
            }
        }
    }

    /// Ends the worker, whatever it does.
    pub fn end(&mut self) {
        if let Some(live) = self.worker.take() {
            live.ended.set(true);
            live.worker.terminate();
        }
    }

    fn spawned(&self) -> Result<Live, JsValue> {
        let worker: Worker = self.spawn.call0(&JsValue::NULL)?.dyn_into()?;
        let asked = Rc::new(RefCell::new(VecDeque::new()));
        let ended = Rc::new(Cell::new(false));
        let (times, over) = (Rc::clone(&asked), Rc::clone(&ended));
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if !fault::struck() && !over.get() {
                heard(&message, &times);
            }
        });
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        let over = Rc::clone(&ended);
        let fail = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            if !fault::struck() && !over.get() {
                event.prevent_default();
                fail(&js_sys::Reflect::get(&event, &"message".into()).unwrap_or(JsValue::NULL));
            }
        });
        worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
        Ok(Live {
            worker,
            asked,
            ended,
        })
    }
}

/// A message of the worker: the number of a job and a text. The worker answers its jobs one after the other, so the
/// time of one begins where it was asked or where the one before it ended, whichever is later.
fn heard(message: &MessageEvent, asked: &RefCell<VecDeque<(u32, f64)>>) {
    let parts = Array::from(&message.data());
    let (Some(job), Some(text)) = (parts.get(0).as_f64(), parts.get(1).as_string()) else {
        return;
    };
    let job = job as u32;
    let mut asked = asked.borrow_mut();
    let began = asked
        .iter()
        .find(|(number, _)| *number == job)
        .map_or_else(now, |(_, began)| *began);
    let millis = (now() - began).max(0.0) as u32;
    if !text.starts_with("progress ") {
        asked.retain(|(number, _)| *number != job);
        for (_, began) in asked.iter_mut() {
            *began = now();
        }
    }
    push(Input::Event(Event::Reply { job, text, millis }));
}

/// Tells the app of a fault; one without words, as when the script does not load, goes by the script's name.
fn fail(fault: &JsValue) {
    let error = || Some(String::from(fault.dyn_ref::<js_sys::Error>()?.message()));
    let text = fault
        .as_string()
        .or_else(error)
        .filter(|text| !text.is_empty())
        .unwrap_or_else(|| "worker.js".to_owned());
    push(Input::Event(Event::WorkerFailed(text)));
}
