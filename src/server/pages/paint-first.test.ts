import { expect, it } from "vitest";
import { paintFirst } from "./paint-first.ts";

const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/entry.js" nonce="n"/><link rel="modulepreload" href="/root.js" nonce="n"/></head><body><p>Page</p><script nonce="n">before()</script><script nonce="n" type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1_main from "/page.js";
const route1 = {...route1_main};
window.modules = {"root":route0,"page":route1};

import("/entry.js");</script><script nonce="n">after()</script></body></html>`;

it("takes the scripts out of the head and starts them, in their order, after the first paint", () => {
  const page = paintFirst(PAGE);
  expect(page).toContain('<head><link rel="stylesheet" href="/a.css"/></head>');
  const script = /<script nonce="n" type="module" async="">([^<]*)<\/script>/.exec(page)?.[1] ?? "";
  expect(script).not.toMatch(/^\s*import\s/m);
  const steps = [
    "requestAnimationFrame",
    'of ["/entry.js","/root.js"]',
    'await import("/manifest.js");',
    'const route0 = await import("/root.js");',
    'const route1_main = await import("/page.js");',
    "window.modules",
    'import("/entry.js");',
  ];
  const places = steps.map((step) => script.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(page).toContain('<script nonce="n">before()</script>');
  expect(page).toContain('<script nonce="n">after()</script>');
});

it("leaves a page without scripts alone", () => {
  expect(paintFirst("<p>Page</p><script>plain()</script>")).toBe(
    "<p>Page</p><script>plain()</script>",
  );
});
