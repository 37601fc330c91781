// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  applyLightChoice,
  LIGHT_STORAGE_KEY,
  parseLightChoice,
  readLightChoice,
  rememberLightChoice,
  THEME_COLORS,
} from "#src/design/light/light-choice.ts";
import { LIGHT_SCRIPT } from "#src/design/light/light-script.ts";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const frame = () => document.head.querySelector("meta[data-light-frame]")?.getAttribute("content");

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  applyLightChoice(document, "system");
});

it.each([
  ["night", "night"],
  ["system", "system"],
  ["toString", "system"],
  [null, "system"],
])("reads %s as %s", (stored, choice) => {
  expect(parseLightChoice(stored)).toBe(choice);
});

it("remembers a choice and forgets it for the system's", () => {
  rememberLightChoice(() => localStorage, "night");
  expect(localStorage.getItem(LIGHT_STORAGE_KEY)).toBe("night");
  expect(readLightChoice(() => localStorage)).toBe("night");
  rememberLightChoice(() => localStorage, "system");
  expect(localStorage.getItem(LIGHT_STORAGE_KEY)).toBeNull();
});

it("lives without storage", () => {
  expect(readLightChoice(blocked)).toBe("system");
  expect(() => rememberLightChoice(blocked, "dusk")).not.toThrow();
});

it("sets and clears the attribute and the browser's frame", () => {
  applyLightChoice(document, "night");
  expect(document.documentElement.dataset.light).toBe("night");
  expect(frame()).toBe(THEME_COLORS.night);
  applyLightChoice(document, "system");
  expect(document.documentElement.dataset.light).toBeUndefined();
  expect(frame()).toBeUndefined();
});

describe("the script before the first paint", () => {
  const run = new Function(LIGHT_SCRIPT);

  it("applies a remembered light", () => {
    localStorage.setItem(LIGHT_STORAGE_KEY, "dusk");
    run();
    expect(document.documentElement.dataset.light).toBe("dusk");
    expect(frame()).toBe(THEME_COLORS.dusk);
  });

  it.each(["toString", "system", "<script>"])("ignores %s", (stored) => {
    localStorage.setItem(LIGHT_STORAGE_KEY, stored);
    run();
    expect(document.documentElement.dataset.light).toBeUndefined();
  });

  it("does not throw when storage is blocked", () => {
    vi.stubGlobal("localStorage", { getItem: blocked });
    expect(() => run()).not.toThrow();
    expect(document.documentElement.dataset.light).toBeUndefined();
  });

  it("can stand inside a script element", () => {
    expect(LIGHT_SCRIPT).not.toMatch(/<\/|<!--/);
  });
});
