import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { testsOf } from "./tests-of.ts";
import { touchedPages } from "./touched-pages.ts";

/** Runs what the uncommitted changes can break: the whole of it is `npm test`. */
const lines = (text: string) => text.split("\n").filter((line) => line !== "");
const git = (...words: string[]) => lines(execFileSync("git", words, { encoding: "utf8" }));
const read = (pattern: string) =>
  new Map(globSync(pattern).map((file) => [file, readFileSync(file, "utf8")]));

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync("npx", [command, ...words], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
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
const pageTests = touched("tests/pages/*.test.ts");
const journeys = touched("tests/e2e/**/*.spec.ts");

run("vitest", "run", "--changed", "--passWithNoTests");
if (pageTests.length > 0 || journeys.length > 0) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
if (pageTests.length > 0) run("vitest", "run", ...pageTests);
if (journeys.length > 0) run("playwright", "test", ...journeys);
