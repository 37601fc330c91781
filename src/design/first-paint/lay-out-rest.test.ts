// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script.ts";
import { layOutRest } from "./lay-out-rest.ts";

const html = document.documentElement;
const left = () => document.querySelectorAll(".below-fold").length;
const isFirstPaint = () => "firstPaint" in html.dataset;
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => idle.splice(handle - 1, 1));
  html.dataset.firstPaint = "";
  document.body.innerHTML = "<p class='below-fold'></p>".repeat(5);
});

afterEach(() => vi.unstubAllGlobals());

test("what lies below the screen is laid out a little at a time", () => {
  layOutRest();
  const counts: number[] = [];
  while (idle.length > 0) {
    expect(isFirstPaint()).toBe(true);
    idle.shift()?.();
    counts.push(left());
  }
  expect(counts).toEqual([3, 1, 0]);
  expect(isFirstPaint()).toBe(false);
});

test.each([
  ["another page", (finish: () => void) => finish()],
  ["scrolling", () => window.dispatchEvent(new Event("scroll"))],
  ["turning the phone", () => window.dispatchEvent(new Event("resize"))],
])("%s ends it at once", (_, act) => {
  act(layOutRest());
  expect(isFirstPaint()).toBe(false);
  expect(idle).toHaveLength(0);
});

test("a page that was laid out whole is left alone", () => {
  delete html.dataset.firstPaint;
  layOutRest();
  expect(idle).toHaveLength(0);
  expect(left()).toBe(5);
});

test.each([
  ["navigate", "", true],
  ["navigate", "#hours", false],
  ["reload", "", false],
  ["back_forward", "", false],
])("opened by %s at '%s' it is a first paint: %s", (type, hash, expected) => {
  delete html.dataset.firstPaint;
  const entries = () => [{ type }];
  new Function("performance", "location", FIRST_PAINT_SCRIPT)(
    { getEntriesByType: entries },
    { hash },
  );
  expect(isFirstPaint()).toBe(expected);
});
