// @vitest-environment happy-dom
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { forgetEarly } from "#tests/support/forget-early.ts";
import { until } from "#tests/support/until.ts";
import { comeToLife } from "./come-to-life.ts";
import { EARLY_SCRIPT } from "./early-script.ts";

const sent = vi.fn();

/** A controlled field, a tick, a choice, a form whose fields the form's own code writes, two buttons. */
function Page() {
  const [q, setQ] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState("");
  const [taps, setTaps] = useState(0);
  const [, setAlive] = useState(false);
  // Draws again what React holds, as much of the site does once it is alive.
  useEffect(() => setAlive(true), []);
  const { register, handleSubmit } = useForm({ defaultValues: { subject: "", kind: "general" } });
  return (
    <main>
      <input aria-label="q" value={q} onChange={(event) => setQ(event.target.value)} />
      <input
        aria-label="open"
        type="checkbox"
        checked={isOpen}
        onChange={(event) => setOpen(event.target.checked)}
      />
      <select aria-label="state" value={state} onChange={(event) => setState(event.target.value)}>
        <option value="">All</option>
        <option value="MD">Maryland</option>
      </select>
      <form method="dialog" onSubmit={handleSubmit((words) => sent(words))}>
        <input aria-label="subject" {...register("subject")} />
        <select aria-label="kind" {...register("kind")}>
          <option value="general">General</option>
          <option value="account">Account</option>
        </select>
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Tap
      </button>
      <output>{JSON.stringify({ q, isOpen, state, taps })}</output>
    </main>
  );
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  sent.mockClear();
  document.body.innerHTML = "";
  forgetEarly();
});

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const field = (name: string) => find<HTMLInputElement>(`[aria-label=${name}]`);
const shown = () => JSON.parse(find("output").textContent ?? "");

/** As the browser has it before any script of the page. */
function openPage(): void {
  // biome-ignore lint/security/noGlobalEval: a constant of ours, run as the browser runs it in <head>
  window.eval(EARLY_SCRIPT);
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onAlive), [onAlive]);
  return children;
}

function bringToLife(): void {
  comeToLife((onAlive) =>
    startTransition(() => {
      root = hydrateRoot(
        find("#root"),
        <Alive onAlive={onAlive}>
          <Page />
        </Alive>,
      );
    }),
  );
}

test("words, ticks and choices from before count", async () => {
  openPage();
  field("q").value = "crab";
  field("open").checked = true;
  field("state").value = "MD";
  bringToLife();
  await until(() => expect(shown()).toEqual({ q: "crab", isOpen: true, state: "MD", taps: 0 }));
  expect(field("q").value).toBe("crab");
});

test("a field is never empty meanwhile, and its caret stays where it was", async () => {
  openPage();
  const seen: string[] = [];
  field("q").value = "oyster";
  field("q").setSelectionRange(3, 3);
  const watch = setInterval(() => seen.push(field("q").value), 1);
  bringToLife();
  await until(() => expect(shown()).toMatchObject({ q: "oyster" }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  clearInterval(watch);
  expect(new Set(seen)).toEqual(new Set(["oyster"]));
  expect(field("q").selectionStart).toBe(3);
});

test("a form is sent with the words that were typed before, when its button was pressed before", async () => {
  openPage();
  field("subject").value = "Fuel";
  field("kind").value = "account";
  find("button[type=submit]").click();
  expect(find("button[type=submit]").dataset.tapped).toBe("");
  bringToLife();
  await until(() => expect(sent.mock.calls).toEqual([[{ subject: "Fuel", kind: "account" }]]));
  expect(find("button[type=submit]").dataset.tapped).toBeUndefined();
});

test("a button that was tapped, however often, is tapped once when it is alive", async () => {
  openPage();
  find("button[type=button]").click();
  find("button[type=button]").click();
  bringToLife();
  await until(() => expect(shown()).toMatchObject({ taps: 1 }));
});

test("what nobody touched is left alone", async () => {
  openPage();
  bringToLife();
  await until(() => expect(shown()).toEqual({ q: "", isOpen: false, state: "", taps: 0 }));
  expect(sent).not.toHaveBeenCalled();
});
