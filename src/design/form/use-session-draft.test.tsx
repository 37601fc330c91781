// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { tellAgain, watchEarlyWords } from "#src/design/early/early-words.ts";
import { until } from "#tests/support/until.ts";
import { readDraft, writeDraft } from "./session-draft.ts";
import { useSessionDraft } from "./use-session-draft.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

function Form() {
  const form = useForm({ defaultValues: { subject: "", message: "" } });
  useSessionDraft("a-form", form, {});
  return (
    <form method="dialog">
      <input {...form.register("subject")} />
      <input {...form.register("message")} />
    </form>
  );
}

/** Does something as soon as the page is alive. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

test("what was typed before the page was alive wins over the draft, however soon it is told", async () => {
  writeDraft("a-form", { subject: "Kept", message: "Kept, too" });
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  field("subject").value = "Typed";
  const { words, stop } = watchEarlyWords();
  const tell = () => queueMicrotask(() => tellAgain(field("subject"), words));
  root = hydrateRoot(
    document.querySelector("#root") as Element,
    <Alive onAlive={tell}>
      <Form />
    </Alive>,
  );
  await until(() => expect(field("message").value).toBe("Kept, too"));
  expect(field("subject").value).toBe("Typed");
  expect(readDraft("a-form")).toEqual({ subject: "Typed", message: "Kept, too" });
  stop();
});

test("what was typed before the page was alive is kept, even when nobody comes to tell it, and for that visit only", async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  field("subject").value = "Typed";
  const { stop } = watchEarlyWords();
  const onAlive = vi.fn();
  root = hydrateRoot(
    document.querySelector("#root") as Element,
    <Alive onAlive={onAlive}>
      <Form />
    </Alive>,
  );
  await until(() => expect(onAlive).toHaveBeenCalled());
  expect(field("subject").value).toBe("Typed");
  root.unmount();
  expect(readDraft("a-form")).toEqual({ subject: "Typed", message: "" });
  stop();
  writeDraft("a-form", null);
  root = createRoot(document.querySelector("#root") as Element);
  root.render(<Form />);
  await until(() => expect(field("subject").value).toBe(""));
  expect(readDraft("a-form")).toBeNull();
});

function Pair() {
  return (
    <>
      <One name="left" />
      <One name="right" />
    </>
  );
}

function One({ name }: { name: string }) {
  const form = useForm({ defaultValues: { place: "" } });
  const draft = useSessionDraft(name, form, {});
  return (
    <form method="dialog" ref={draft.formRef} id={name}>
      <input {...form.register("place")} />
    </form>
  );
}

test("of two forms with fields of one name, each keeps what was typed into it alone", async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Pair />)}</div>`;
  const place = (id: string) => document.querySelector(`#${id} input`) as HTMLInputElement;
  place("left").value = "Annapolis";
  const { stop } = watchEarlyWords();
  root = hydrateRoot(document.querySelector("#root") as Element, <Pair />);
  await until(() => expect(readDraft("left")).toEqual({ place: "Annapolis" }));
  expect([place("left").value, place("right").value]).toEqual(["Annapolis", ""]);
  expect(readDraft("right")).toBeNull();
  stop();
});
