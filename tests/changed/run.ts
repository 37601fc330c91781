import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { testsOf } from "./tests-of.ts";
import { touchedPages } from "./touched-pages.ts";

/** Runs what the uncommitted changes can break: the whole of it is `npm test`. */
const lines = (text: string) => text.split("\n").filter((line) => line !== "");
const git = (...words: string[]) => lines(execFileSync("git", words, { encoding: "utf8" }));
const read = (pattern: string) =>
  new Map(globSync(pattern).map((file) => [file, readFileSync(file, "utf8")]));

function run(program: "npx" | "npm", ...words: string[]): void {
  const { status } = spawnSync(program, words, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** By their imports. What a page of the built server shows is not among them. */
function importing(): string[] {
  const words = ["vitest", "list", "--changed", "--filesOnly", "--json"];
  const listed: { file: string }[] = JSON.parse(execFileSync("npx", words, { encoding: "utf8" }));
  return listed.map(({ file }) => path.relative(".", file));
}

const changed = [
  ...git("diff", "--name-only", "HEAD"),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const addresses = touchedPages(changed);
const touched = (pattern: string) => [
  ...new Set([
    ...testsOf(addresses, read(pattern)),
    ...globSync(pattern).filter((file) => changed.includes(file)),
  ]),
];
const tests = new Set([...importing(), ...touched("tests/pages/*.test.ts")]);
const journeys = touched("tests/e2e/**/*.spec.ts");

// Tests of pages and of processes start what is built.
if (tests.size + journeys.length > 0) run("npm", "run", "build");
if (tests.size > 0) run("npx", "vitest", "run", ...tests);
if (journeys.length > 0) run("npx", "playwright", "test", ...journeys);
