//! The page's end of the worker: sends requests, and turns what comes back into events.
//! The worker is made at the first request. Jobs are cancelled by ending it; the next request makes another from the
//! module that the page has compiled already.
//! Invariant: what an ended worker still says is not heard.

use super::{Input, fault, push};
use crate::app::Event;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// The worker, where one runs, and the script's function that makes one.
pub struct Desk {
    spawn: Function,
    live: Option<Live>,
}

struct Live {
    worker: Worker,
    /// What hears its messages and its faults, kept for as long as it may speak.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(web_sys::Event)>,
}

impl Desk {
    pub fn new(spawn: Function) -> Self {
        Self { spawn, live: None }
    }

    /// Sends a request, starting a worker where none runs.
    pub fn ask(&mut self, job: u32, request: &str) {
        if self.live.is_none() {
            match self.spawned() {
                Ok(live) => self.live = Some(live),
                Err(fault) => return fail(&fault),
            }
        }
        if let Some(live) = &self.live {
            let message = Array::of2(&JsValue::from(job), &JsValue::from_str(request));
            if let Err(fault) = live.worker.post_message(&message) {
                fail(&fault);
            }
        }
    }

    /// Ends the worker, whatever it does.
    pub fn end(&mut self) {
        if let Some(live) = self.live.take() {
            live.worker.set_onmessage(None);
            live.worker.set_onerror(None);
            live.worker.terminate();
        }
    }

    fn spawned(&self) -> Result<Live, JsValue> {
        let worker: Worker = self.spawn.call0(&JsValue::NULL)?.dyn_into()?;
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message| {
            if !fault::struck() {
                heard(&message);
            }
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        let break_down = Closure::<dyn FnMut(web_sys::Event)>::new(|event: web_sys::Event| {
            if !fault::struck() {
                event.prevent_default();
                fail(&Reflect::get(&event, &"message".into()).unwrap_or(JsValue::NULL));
            }
        });
        worker.set_onerror(Some(break_down.as_ref().unchecked_ref()));
        Ok(Live {
            worker,
            _hears: hear,
            _fails: break_down,
        })
    }
}

/// A message of the worker: the number of a job, a text, and the milliseconds since the job began.
fn heard(message: &MessageEvent) {
    let parts = Array::from(&message.data());
    let number = |index| parts.get(index).as_f64();
    if let (Some(job), Some(text), Some(millis)) = (number(0), parts.get(1).as_string(), number(2))
    {
        push(Input::Event(Event::Reply {
            job: job as u32,
            text,
            millis: millis as u32,
        }));
    }
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
