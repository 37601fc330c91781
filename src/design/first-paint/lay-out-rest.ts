import { whenIdle } from "#src/shared/when-idle.ts";

const AT_ONCE = 2;
/** A place that is scrolled to has to stay where it is, whatever lies above. */
const MOVES = ["scroll", "resize"];

/**
 * Lays out what the first paint left below the screen, a few parts at a time while the browser has
 * nothing else to do, or all of it as soon as somebody scrolls or turns the phone; answers how to do the rest at once.
 */
export function layOutRest(): () => void {
  if (!("firstPaint" in document.documentElement.dataset)) return () => {};
  const rest = [...document.querySelectorAll(".below-fold")];
  let cancel = () => {};
  const finish = () => {
    cancel();
    for (const type of MOVES) removeEventListener(type, finish);
    delete document.documentElement.dataset.firstPaint;
  };
  const goOn = () => {
    for (const part of rest.splice(0, AT_ONCE)) part.classList.remove("below-fold");
    if (rest.length === 0) finish();
    else cancel = whenIdle(goOn);
  };
  cancel = whenIdle(goOn);
  for (const type of MOVES) addEventListener(type, finish, { passive: true });
  return finish;
}
