// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Answer,
  answerCalls,
  answerInTurn,
  loseConnection,
} from "#tests/support/answer-calls.ts";
import { until } from "#tests/support/until.ts";
import type { ChatBlock } from "../contract.ts";
import { CHAT_FAILURE, ENGINE_NOTES, MODEL_READS } from "../limits-contract.ts";
import { ChatLauncher } from "./chat-launcher.tsx";

const CALL = "POST /api/ai-chat";
const CONVERSATION = "6f0b4b1e-6c3a-4b52-9a59-0f2d6c9b7a11";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const found: ChatBlock = {
  title: { label: "Iverson's Marina", href: "/business/177" },
  text: "Solomons, MD.",
  links: [{ label: "(240) 555-0196", href: "tel:2405550196" }],
  cites: { kind: "listing", id: 177 },
};
const lead: ChatBlock = { title: null, text: "Marinas:", links: [], cites: null };

const streamed: Answer = () => {
  const blocks = [lead, found];
  const done = {
    ...{ message: "Marinas:\nIverson's Marina: Solomons, MD.", blocks, links: [] },
    ...{ suggestions: ["And pump-out?"], engine: "embedded", intent: "places" },
    conversationId: CONVERSATION,
  };
  const events = [...blocks.map((data) => ["block", data]), ["done", done]];
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(text.join(""), { headers: { "Content-Type": "text/event-stream" } });
};

function open() {
  render(
    <MemoryRouter>
      <ChatLauncher />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask the marine assistant" }));
  return screen.findByRole("dialog", { name: "Marine assistant" });
}

const input = () => screen.getByLabelText<HTMLTextAreaElement>("Your question");
const log = () => screen.getByRole("log");

async function say(message: string): Promise<void> {
  fireEvent.change(input(), { target: { value: message } });
  await act(async () => fireEvent.keyDown(input(), { key: "Enter" }));
}

test("before scripts are there it is a link to a page", () => {
  const html = renderToString(
    <MemoryRouter>
      <ChatLauncher />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a [^>]*href="\/assistant"/);
});

test("a message shows, then the reply with its links and suggestions, and one of them is the next message", async () => {
  const calls = answerCalls({ [CALL]: streamed });
  await open();
  expect(document.activeElement).toBe(input());
  expect(screen.getByText(/embedded engine/)).toBeTruthy();
  await say("Marinas with diesel");
  await until(() => expect(log().textContent).toContain("Iverson's Marina"));
  expect(log().textContent).toContain("Marinas with diesel");
  expect(input().value).toBe("");
  expect(screen.getByRole("link", { name: "Iverson's Marina" }).getAttribute("href")).toBe(
    "/business/177",
  );
  expect(log().getAttribute("aria-live")).toBe("off");
  expect(screen.getByRole("status").textContent).toBe("Marinas: Iverson's Marina: Solomons, MD.");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "And pump-out?" })));
  await until(() =>
    expect(calls.sent(CALL)).toMatchObject([
      { message: "Marinas with diesel", conversationId: null },
      { message: "And pump-out?", conversationId: CONVERSATION },
    ]),
  );
});

test("it says who answered, and before that that a language model may read along", async () => {
  answerCalls({ [CALL]: streamed });
  render(
    <MemoryRouter>
      <ChatLauncher asksModel />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask the marine assistant" }));
  await until(() => expect(screen.getByText(MODEL_READS)).toBeTruthy());
  await say("Marinas with diesel");
  await until(() => expect(screen.getByText(ENGINE_NOTES.embedded)).toBeTruthy());
});

test("a failed call says so word for word, keeps what was typed and can be tried again", async () => {
  answerCalls({ [CALL]: answerInTurn(loseConnection, streamed) });
  await open();
  await say("Marinas?");
  await until(() => expect(log().textContent).toContain(CHAT_FAILURE));
  expect(screen.getByRole("status").textContent).toBe(CHAT_FAILURE);
  expect(input().value).toBe("Marinas?");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await until(() => expect(log().textContent).toContain("Iverson's Marina"));
});

test("an answer can be stopped", async () => {
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    return promise;
  });
  await open();
  await say("Marinas?");
  expect(log().getAttribute("aria-busy")).toBe("true");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Stop" })));
  await until(() => expect(log().textContent).toContain("Stopped."));
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
});

test("Escape closes it and gives the focus back; the talk is there again, also on another page", async () => {
  answerCalls({ [CALL]: streamed });
  const panel = await open();
  await say("Marinas?");
  await until(() => expect(log().textContent).toContain("Iverson's Marina"));
  fireEvent.change(input(), { target: { value: "half a que" } });
  fireEvent.keyDown(input(), { key: "Escape" });
  expect(panel.hidden).toBe(true);
  await until(() => expect(document.activeElement?.textContent).toBe("Ask"));
  cleanup();
  await open();
  expect(log().textContent).toContain("Iverson's Marina");
  expect(input().value).toBe("half a que");
  fireEvent.click(screen.getByRole("button", { name: "New conversation" }));
  expect(log().textContent).not.toContain("Iverson's Marina");
});

test("the start of an answer stays in view, however long it is", async () => {
  answerCalls({ [CALL]: streamed });
  await open();
  const tops = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(function place(this: HTMLElement) {
      return new DOMRect(0, this.getAttribute("role") === "log" ? 100 : 700, 300, 2000);
    });
  await say("Marinas with diesel");
  await until(() => expect(log().textContent).toContain("Iverson's Marina"));
  tops.mockRestore();
  expect(log().scrollTop).toBeGreaterThan(0);
  expect(log().scrollTop % (700 - 100 - 8)).toBe(0);
});
