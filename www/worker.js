// Runs one job after another in the module that the page compiled: a request comes in as [number, text], its answer and
// what it tells on the way go out likewise, with the milliseconds since the job began. The page cancels a job by ending
// this worker.
import { initSync, work } from "./searchlight.js";

self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    initSync({ module: data });
    return;
  }
  const [job, request] = data;
  const began = performance.now();
  const answer = (text) => self.postMessage([job, text, performance.now() - began]);
  answer(work(request, answer));
};
