import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { BLUR_VIOLATIONS } from "./architecture/blur-violations.ts";
import { CALL_VIOLATIONS } from "./architecture/call-violations.ts";
import { checkHouse } from "./architecture/check-house.ts";
import { findCircles } from "./architecture/find-circles.ts";
import { IMPORT_VIOLATIONS } from "./architecture/import-violations.ts";
import { MANIFEST_VIOLATIONS } from "./architecture/manifest-violations.ts";
import { NAME_VIOLATIONS } from "./architecture/name-violations.ts";
import { QUEUE_VIOLATIONS } from "./architecture/queue-violations.ts";
import { readModules } from "./architecture/read-imports.ts";
import { readTree } from "./architecture/read-tree.ts";
import { SHAPE_VIOLATIONS } from "./architecture/shape-violations.ts";
import { findOvergrown } from "./architecture/share-rules.ts";
import { SOUND_HOUSE } from "./architecture/sound-house.ts";
import { TABLE_VIOLATIONS } from "./architecture/table-violations.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("the sources keep the plan of the house", () => {
  const findings = checkHouse(readTree(ROOT));
  expect(findings.map(({ rule, file, detail }) => `[${rule}] ${file}: ${detail}`)).toEqual([]);
});

test("no folder holds more than a third of the code of its room", () => {
  expect(findOvergrown(readTree(ROOT))).toEqual([]);
  const lines = (number: number) => "\n".repeat(number - 1);
  const crooked = new Map([
    ["src/domains/directory/rules.ts", lines(34)],
    ["src/domains/directory/demo/data/names.ts", lines(100)],
    ["src/domains/reviews/rules.ts", lines(33)],
    ["src/domains/saved/rules.ts", lines(33)],
    ["src/domains/saved/rules.test.ts", lines(100)],
  ]);
  expect(findOvergrown(crooked)).toEqual(["src/domains/directory"]);
});

describe("the checks", () => {
  test("accept a sound house", () => {
    expect(checkHouse(new Map(Object.entries(SOUND_HOUSE)))).toEqual([]);
  });

  test.each([
    ...IMPORT_VIOLATIONS,
    ...CALL_VIOLATIONS,
    ...NAME_VIOLATIONS,
    ...MANIFEST_VIOLATIONS,
    ...QUEUE_VIOLATIONS,
    ...TABLE_VIOLATIONS,
    ...SHAPE_VIOLATIONS,
    ...BLUR_VIOLATIONS,
  ])("$rule: $title", ({ rule, files, says }) => {
    const findings = checkHouse(new Map(Object.entries({ ...SOUND_HOUSE, ...files })));
    expect(findings).toEqual([
      { rule, file: expect.any(String), detail: expect.stringContaining(says) },
    ]);
  });
});

test("every form of import is read", () => {
  const source = `
    // import "./comment.ts"; déjà vu 🌊
    import type { A } from "./a.ts";
    import { type B } from './b.ts?raw';
    import "./style.css";
    import data from "#src/shared/data.json" with { type: "json" };
    export * from "/src/shared/d.ts";
    export type { E } from "./e";
    const text = <p>import x from "./text.ts"</p>;
    const load = () => import(\`./f.ts\`);
    type G = import("./g.ts").G;
  `;
  const sources = new Map([
    ["src/web/seo.tsx", source],
    ["src/web/e.tsx", ""],
  ]);
  const imports = readModules(sources).modules.get("src/web/seo.tsx") ?? [];
  expect(imports.map(({ target, typeOnly }) => [target, typeOnly ? "type" : "value"])).toEqual([
    ["src/web/a.ts", "type"],
    ["src/web/b.ts", "value"],
    ["src/shared/data.json", "value"],
    ["src/shared/d.ts", "value"],
    ["src/web/e.tsx", "type"],
    ["src/web/f.ts", "value"],
    ["src/web/g.ts", "type"],
  ]);
});

test("a circle is reported once, by its shortest way", () => {
  const graph = new Map([
    ["a", ["b", "e"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", ["a"]],
    ["e", ["e"]],
  ]);
  expect(findCircles(graph)).toEqual([
    ["a", "b", "c", "a"],
    ["d", "a", "b", "c", "d"],
    ["e", "e"],
  ]);
});
