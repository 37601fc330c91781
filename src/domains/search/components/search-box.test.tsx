// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
// Loaded beforehand: no clock that is held still waits for a script.
import "./box-suggestions.tsx";
import { SearchBox } from "./search-box.tsx";

const ASKED = "GET /api/search/suggestions";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  closePage();
  vi.useRealTimers();
  localStorage.clear();
});

const box = () => screen.getByRole<HTMLInputElement>("combobox");
async function type(typed: string): Promise<void> {
  await act(async () => void fireEvent.change(box(), { target: { value: typed } }));
  await pass(0);
}
/** Also reads and shows what was answered meanwhile, which takes some turns but no time. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (let turn = 0; turn < 10; turn += 1) {
    await act(() => new Promise(setImmediate));
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
}

const open = () => openPage({ path: "/", page: () => <SearchBox label="Search the waterfront" /> });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

/** One town for whatever is typed. */
function openBox() {
  const api = answerCalls({
    [ASKED]: ({ search }) => {
      const typed = search.get("q") ?? "";
      return Response.json([{ type: "city", value: typed, displayText: typed, count: 3 }]);
    },
  });
  const asked = () => api.calls.map(({ search }) => Object.fromEntries(search));
  return {
    asked,
    ...openPage({ path: "/", page: () => <SearchBox label="Search the waterfront" /> }),
  };
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
  expect(options()).toEqual(["ma3", "“ma” near me"]);
});

test("the same letters within five seconds ask nothing anew; later they do", async () => {
  const { asked } = openBox();
  const ask = async (typed: string) => {
    await type(typed);
    await pass(200);
    expect(options()[0]).toContain(typed);
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
  open();
  await type("cr");
  await pass(200);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await type("crab");
  await pass(200);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

async function focus(): Promise<void> {
  await act(async () => box().focus());
  await pass(0);
}
const press = (key: string) => act(async () => void fireEvent.keyDown(box(), { key }));

test("before a word is typed it offers near me and the last searches", async () => {
  localStorage.setItem(
    "landfall:recent-searches",
    JSON.stringify([
      { name: "Marinas in Annapolis", conditions: "category=marinas&city=Annapolis" },
      { name: "“crab”", conditions: "q=crab" },
    ]),
  );
  const { at } = openBox();
  await focus();
  const all = ["Near me", "Marinas in Annapolis", "“crab”", "Clear recent searches"];
  expect(options()).toEqual(all);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(at()).toBe("/search?category=marinas&city=Annapolis");
});

test("the last searches can be cleared", async () => {
  localStorage.setItem("landfall:recent-searches", '[{"name":"“crab”","conditions":"q=crab"}]');
  openBox();
  await focus();
  expect(options()).toEqual(["Near me", "“crab”", "Clear recent searches"]);
  await press("ArrowUp");
  await press("Enter");
  expect(options()).toEqual(["Near me"]);
  expect(localStorage.getItem("landfall:recent-searches")).toBe("[]");
});

test.each(["{", "7", "null", '[{"name":""},null,4,{"name":"x"}]'])(
  "storage that was altered to %s offers nothing of it",
  async (stored) => {
    localStorage.setItem("landfall:recent-searches", stored);
    openBox();
    await focus();
    expect(options()).toEqual(["Near me"]);
  },
);

test("near me takes the typed words along; a device that does not tell is explained", async () => {
  const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>();
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  );
  const { at } = openBox();
  await type("crab");
  await pass(200);
  await press("ArrowUp");
  await press("Enter");
  expect(getCurrentPosition).toHaveBeenCalledOnce();
  const [found] = getCurrentPosition.mock.calls[0] ?? [];
  const coords = { latitude: 38.97, longitude: -76.48 };
  await act(async () => found?.({ coords } as GeolocationPosition));
  const asked = new URLSearchParams(at().split("?")[1]);
  expect(Object.fromEntries(asked)).toMatchObject({
    q: "crab",
    latitude: "38.97000",
    sort: "distance",
  });
});

test("Escape closes the list, an arrow opens it again, and leaving the field closes it", async () => {
  openBox();
  await type("crab");
  await pass(200);
  expect(box().getAttribute("aria-expanded")).toBe("true");
  await press("Escape");
  expect(box().getAttribute("aria-expanded")).toBe("false");
  expect(options()).toEqual([]);
  await press("ArrowDown");
  expect(options()).toHaveLength(2);
  await act(async () => void fireEvent.blur(box()));
  expect(options()).toEqual([]);
});
