import { expect, it } from "vitest";
import { paintFirst } from "./paint-first.ts";

it("gives every module in the head a low priority and leaves the rest alone", () => {
  const styles = '<link rel="stylesheet" href="/a.css"/>';
  const module = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
  expect(paintFirst(`${styles}${module("/a.js")}${module("/b.js")}`)).toBe(
    `${styles}<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>`,
  );
});
