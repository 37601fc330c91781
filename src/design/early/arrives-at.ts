/**
 * React stops an event on its way down while the part of the page that it is meant for is not alive.
 * What arrives has also been handled.
 */
export function arrivesAt(target: EventTarget, type: string, send: () => void): boolean {
  let hasArrived = false;
  const note = () => {
    hasArrived = true;
  };
  target.addEventListener(type, note, { capture: true });
  send();
  target.removeEventListener(type, note, { capture: true });
  return hasArrived;
}
