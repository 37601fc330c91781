import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONTRAST_PAIRS, DECORATIVE_TOKENS } from "#src/design/contrast-pairs.ts";
import { THEME_COLORS } from "#src/design/light/light-choice.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Palette = Map<string, string>;

function readLights(): Record<"day" | "dusk" | "night", Palette> {
  const day: Palette = new Map();
  const dusk: Palette = new Map();
  for (const match of css.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)/g)) {
    day.set(match[1] ?? "", match[2] ?? "");
    dusk.set(match[1] ?? "", match[3] ?? "");
  }
  const night: Palette = new Map();
  const block = /\[data-light="night"\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? "";
  for (const match of block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]+);/g)) {
    night.set(match[1] ?? "", match[2] ?? "");
  }
  return { day, dusk, night };
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const lights = readLights();

it("measures contrast as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("has the same tokens in all three lights", () => {
  expect(lights.day.size).toBeGreaterThan(25);
  expect([...lights.night.keys()].sort()).toEqual([...lights.day.keys()].sort());
});

it("offers every token to Tailwind and nothing else", () => {
  const offered = [...css.matchAll(/--color-([a-z-]+): var\(--([a-z-]+)\)/g)];
  expect(offered.map((match) => match[1]).sort()).toEqual([...lights.day.keys()].sort());
  for (const match of offered) expect(match[1]).toBe(match[2]);
  expect(css).toContain("--color-*: initial;");
});

it("measures every token or calls it decoration", () => {
  const known = CONTRAST_PAIRS.flatMap((pair) => [pair.front, ...pair.backs]);
  expect([...new Set([...known, ...DECORATIVE_TOKENS])].sort()).toEqual(
    [...lights.day.keys()].sort(),
  );
});

it("colours the browser's own frame like the page", () => {
  for (const light of ["day", "dusk", "night"] as const) {
    expect(THEME_COLORS[light]).toBe(lights[light].get("page"));
  }
});

describe.each(["day", "dusk", "night"] as const)("in %s light", (light) => {
  const rows = CONTRAST_PAIRS.flatMap(({ front, backs, least }) =>
    backs.map((back) => ({ front, back, least })),
  );
  it.each(rows)("$front on $back is at least $least", ({ front, back, least }) => {
    const frontHex = lights[light].get(front) ?? "";
    const backHex = lights[light].get(back) ?? "";
    expect(contrast(frontHex, backHex)).toBeGreaterThanOrEqual(least);
  });
});
