// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import { SearchBox } from "./search-box.tsx";

const ASKED = "GET /api/search/suggestions";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  closePage();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (typed: string) =>
  act(async () => void fireEvent.change(box(), { target: { value: typed } }));
/** Also reads and shows what was answered meanwhile, which takes some turns but no time. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (let turn = 0; turn < 10; turn += 1) {
    await act(() => new Promise(setImmediate));
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
}

/** One town for whatever is typed. */
function openBox() {
  const api = answerCalls({
    [ASKED]: ({ search }) => {
      const typed = search.get("q") ?? "";
      return Response.json([{ type: "city", value: typed, displayText: typed, count: 3 }]);
    },
  });
  const asked = () => api.calls.map(({ search }) => Object.fromEntries(search));
  return { asked, ...openPage({ path: "/", page: () => <SearchBox /> }) };
}

test("an empty query is ignored: no request, no navigation", async () => {
  const { asked, at } = openBox();
  const form = box().closest("form") as HTMLFormElement;
  await act(async () => void fireEvent.submit(form));
  await type("  ");
  await act(async () => void fireEvent.submit(form));
  await pass(1000);
  expect(at()).toBe("/");
  expect(asked()).toEqual([]);
});

test("typing asks once it pauses, for eight at most, and shows counts", async () => {
  const { asked } = openBox();
  await type("m");
  await pass(100);
  await type("ma");
  await pass(100);
  expect(asked()).toEqual([]);
  await pass(100);
  expect(asked()).toEqual([{ q: "ma", limit: "8" }]);
  expect(screen.getByRole("option").textContent).toContain("3");
});

test("the same letters within five seconds ask nothing anew; later they do", async () => {
  const { asked } = openBox();
  const ask = async (typed: string) => {
    await type(typed);
    await pass(200);
    expect(screen.getByRole("option").textContent).toContain(typed);
  };
  await ask("crab");
  await ask("oyster");
  await ask("crab");
  expect(asked().map(({ q }) => q)).toEqual(["crab", "oyster"]);
  await pass(5001);
  await ask("oyster");
  expect(asked().map(({ q }) => q)).toEqual(["crab", "oyster", "oyster"]);
});

test("a slower question that was replaced is cancelled", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { promise: never } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (_address: string, init?: RequestInit) => {
    signals.push(init?.signal);
    return signals.length === 1 ? never : Promise.resolve(Response.json([]));
  });
  openPage({ path: "/", page: () => <SearchBox /> });
  await type("cr");
  await pass(200);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await type("crab");
  await pass(200);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});
