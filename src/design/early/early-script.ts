/**
 * Runs in <head>, long before the scripts of the page: a tap on a button that only they can answer is
 * remembered in `landfallTaps` and shown on the button. What the browser does by itself is left to it:
 * links, pop-overs, and forms that are sent to the server.
 */
export const EARLY_SCRIPT = `(()=>{const taps=new Set();const note=({target:t})=>{const b=t.closest&&t.closest("button:not([popovertarget]):not(:disabled)");if(!b||b.type==="submit"&&b.form&&b.form.getAttribute("method")!=="dialog")return;taps.add(b);b.dataset.tapped=""};addEventListener("click",note,true);window.landfallTaps={taps,stop(){removeEventListener("click",note,true)}}})()`;
