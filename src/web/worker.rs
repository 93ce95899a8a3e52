//! The page's end of the worker: sends requests, and turns what comes back into events.
//!
//! The worker is made at the first request. A job is cancelled by ending it; the next request makes another from the
//! module that the page has compiled already.

use super::trial::Event;
use super::{fault, push};
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

pub struct Desk {
    spawn: Function,
    worker: Option<Worker>,
}

impl Desk {
    pub fn new(spawn: Function) -> Desk {
        Desk {
            spawn,
            worker: None,
        }
    }

    /// Sends a request; a worker that cannot be made or reached is the page's misfortune and gives no answer.
    pub fn ask(&mut self, job: u32, request: &str) {
        if self.worker.is_none() {
            self.worker = self.spawned();
        }
        if let Some(worker) = &self.worker {
            let message = Array::of2(&JsValue::from(job), &JsValue::from_str(request));
            let _ = worker.post_message(&message);
        }
    }

    fn spawned(&self) -> Option<Worker> {
        let worker: Worker = self.spawn.call0(&JsValue::NULL).ok()?.dyn_into().ok()?;
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
            let parts = Array::from(&message.data());
            if let (Some(job), Some(text)) = (parts.get(0).as_f64(), parts.get(1).as_string())
                && !fault::struck()
            {
                push(Event::Reply(job as u32, text));
            }
        });
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        Some(worker)
    }
}
