import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCoverage } from "./spec-coverage/check-coverage.ts";
import { readTestNames } from "./spec-coverage/read-test-names.ts";

const ROOT = new URL("..", import.meta.url);

function readProjectFile(file: string): string | undefined {
  const url = new URL(file, ROOT);
  return existsSync(url) ? readFileSync(url, "utf8") : undefined;
}

test("the coverage document names tests that exist and run", () => {
  const document = readProjectFile("docs/spec-coverage.md") ?? "";
  expect(document).toContain("## How to read this");
  expect(document).toContain("## Open areas");
  expect(checkCoverage(document, readProjectFile)).toEqual([]);
});

describe("the coverage check", () => {
  const FILE = "tests/e2e/login.test.ts";
  const HEAD = "| id | test file | test name |";
  const SOURCE = `
    test("signs in", () => {});
    describe("codes", () => { it(\`sends a | code\`, () => {}); });
    test.skip("locks out", () => {});
  `;

  function check(...rows: string[]): string[] {
    const head = ["## Open areas", "- D-HOME", "## C-LOGIN", HEAD];
    const first = `| C-LOGIN-00 | ${FILE} | signs in |`;
    const document = [...head, "|---|---|---|", first, ...rows].join("\n");
    return checkCoverage(document, (file) => (file === FILE ? SOURCE : undefined));
  }

  test("accepts rows whose tests exist, and several for one id", () => {
    const rows = [
      `| C-LOGIN-01 | ${FILE} | signs in |`,
      `| C-LOGIN-01 | \`${FILE}\` | sends a \\| code |`,
      `| C-LOGIN-102 | ${FILE} | signs in |`,
    ];
    expect(check(...rows)).toEqual([]);
  });

  test.each([
    ["a malformed id", `| LOGIN-1 | ${FILE} | signs in |`, "not an id"],
    ["an id without its number", `| C-LOGIN | ${FILE} | signs in |`, "not an id"],
    ["an id in the wrong area", `| D-NAV-01 | ${FILE} | signs in |`, "under ## D-NAV"],
    ["a missing file", "| C-LOGIN-01 | tests/a.test.ts | signs in |", "does not exist"],
    ["a file that holds no tests", "| C-LOGIN-01 | ../a.test.ts | signs in |", "not the path"],
    ["a missing name", `| C-LOGIN-01 | ${FILE} | signs |`, 'no test "signs"'],
    ["a skipped test", `| C-LOGIN-01 | ${FILE} | locks out |`, "skips the test"],
    ["a row of two cells", `| C-LOGIN-01 | ${FILE} |`, "not | id |"],
    ["an empty cell", `| C-LOGIN-01 | ${FILE} | |`, "not | id |"],
    ["an area both open and covered", "## D-HOME", "both open and covered"],
    ["a table without a row", `## C-STATE\n${HEAD}\n|---|---|---|`, "C-STATE has a table without"],
    ["an open area that is none", "## Open areas\n- the rest", "not an area"],
  ])("bites on %s", (_title, row, says) => {
    expect(check(row)).toEqual([expect.stringContaining(says)]);
  });

  test("bites on the same test twice", () => {
    const row = `| C-LOGIN-01 | ${FILE} | signs in |`;
    expect(check(row, row)).toEqual([expect.stringContaining("same test twice")]);
  });
});

test("a test counts as skipped however it is skipped", () => {
  const source = `
    // test("comment", () => {});
    test("runs", async ({ page }) => { test.skip(page.mobile, "phone"); await test.step("step"); });
    test.each([1])("runs for %s", () => {});
    test.describe("group", () => { test("runs in a group", () => {}); });
    test(\`computed \${1}\`, () => {});
    it.todo("a todo");
    test.skipIf(process.env.CI)("maybe", () => {});
    test.skip.each([1])("skips each", () => {});
    test("option", { skip: true }, () => {});
    test("leaves", () => { test.skip(); });
    test("a repair", () => { test.fixme(true, "later"); });
    describe.skip("all", () => { describe("inner", () => { test("below", () => {}); }); });
    test.describe("early", () => { test("before", () => {}); test.fixme(); });
    test.fails("opposite", () => {});
    test("twice", () => {});
    test.skip("twice", () => {});
  `;
  const tests = [...readTestNames("a.test.ts", source)];
  const namesThat = (skipped: boolean) => tests.filter((entry) => entry[1] === skipped);
  expect(namesThat(false).map(([name]) => name)).toEqual([
    "runs",
    "runs for %s",
    "runs in a group",
  ]);
  expect(
    namesThat(true)
      .map(([name]) => name)
      .join(", "),
  ).toBe("a todo, maybe, skips each, option, leaves, a repair, below, before, opposite, twice");
});
