import { arrivesAt } from "./arrives-at.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control held: words, a choice, a tick. */
type Held = string | boolean;

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const held = (control: Control): Held => (isToggle(control) ? control.checked : control.value);

/** Other than the server wrote it: typed, chosen or filled in by the browser. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  }
  if (control.type === "radio")
    return isToggle(control) && control.checked && !control.defaultChecked;
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

type Caret = readonly [start: number, end: number];

/** Where the caret stood in fields of text; drawing a field again moves it to the beginning. */
const carets = new WeakMap<Control, Caret>();

function noteCaret(control: Control): void {
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return;
  carets.set(control, [control.selectionStart, control.selectionEnd ?? control.selectionStart]);
}

/** Of this visit; none where the page was drawn by the browser. */
let early: ReadonlyMap<Control, Held> = new Map();

/** The controls in here that were filled in before the page was alive, and what they held. */
export const earlyWordsIn = (part: Element): [Control, Held][] =>
  [...early].filter(([control]) => part.contains(control));

/** What was written or chosen before the page was alive in those fields of these names, in this part of it, that are still there. */
export const earlyTexts = (
  names: readonly string[],
  part: Element = document.body,
): Record<string, string> =>
  Object.fromEntries(
    earlyWordsIn(part).flatMap(([{ name, isConnected }, words]) =>
      isConnected && typeof words === "string" && names.includes(name) ? [[name, words]] : [],
    ),
  );

/** Everything that was filled in before the page was alive, and what is until `stop`. */
export function watchEarlyWords() {
  const words = new Map<Control, Held>();
  early = words;
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (!isChanged(control)) continue;
    words.set(control, held(control));
    noteCaret(control);
  }
  const note = ({ target }: Event) => {
    const control = target as Control;
    if (!words.has(control)) return;
    words.set(control, held(control));
    noteCaret(control);
  };
  window.addEventListener("input", note, true);
  return { words, stop: () => window.removeEventListener("input", note, true) };
}

/** Tells the page what it missed. False while the part with this control is not alive; one that is gone is done with. */
export function tellAgain(control: Control, words: ReadonlyMap<Control, Held>): boolean {
  if (!control.isConnected) return true;
  const before = words.get(control) ?? "";
  const caret = carets.get(control);
  const probe = () => control.dispatchEvent(new Event("input", { bubbles: true }));
  if (!arrivesAt(control, "input", probe)) return false;
  if (isToggle(control)) toggleAgain(control, before === true);
  else if (control instanceof HTMLSelectElement) chooseAgain(control, String(before));
  else typeAgain(control, String(before), caret);
  return true;
}

/** React compares with what it saw last: it is shown the opposite first. */
function toggleAgain(control: HTMLInputElement, isOn: boolean): void {
  control.checked = !isOn;
  control.click();
}

function chooseAgain(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function typeAgain(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  caret: Caret | undefined,
): void {
  if (control.type === "file") {
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  control.value = `${text} `;
  const { prototype } =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (caret) control.setSelectionRange(...caret);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement !== control) {
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}
