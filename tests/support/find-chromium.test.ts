import { describe, expect, test } from "vitest";
import type { Machine } from "./browser-machine.ts";
import { searchChromium } from "./find-chromium.ts";

const PLAYWRIGHTS = "/var/tester/cache/ms-playwright/chromium/chrome";
const FROM_NPM = "/checkout/chromium";

interface Situation extends Partial<Machine> {
  files?: string[];
  /** Files that are there and do not start, as a stub that names a shop. */
  broken?: string[];
  downloads?: boolean;
  /** What the packages that there are put where. */
  packages?: Record<string, string>;
}

/** A machine of paper, and what was done to it. */
function machineWith(situation: Situation) {
  const { files = [], broken = [], downloads, packages = {}, ...rest } = situation;
  const there = new Set([...files, ...broken]);
  const done: string[] = [];
  const machine: Machine = {
    env: { PATH: "/var/tester/bin:/usr/bin" },
    platform: "linux",
    arch: "arm64",
    isRoot: false,
    playwrightsOwn: PLAYWRIGHTS,
    has: (file) => there.has(file),
    canRun: async (file) => there.has(file) && !broken.includes(file),
    async unpackFromNpm() {
      done.push("unpack");
      there.add(FROM_NPM);
      return FROM_NPM;
    },
    async downloadPlaywrights() {
      done.push("download");
      if (downloads) there.add(PLAYWRIGHTS);
    },
    async installWithApt(name) {
      done.push(`apt ${name}`);
      if (packages[name]) there.add(packages[name]);
    },
    say: () => undefined,
    ...rest,
  };
  return { machine, done };
}

const APT = "/usr/bin/apt-get";
const SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = "/usr/bin/chromium";
const OF_DEBIAN = { "chromium-headless-shell": SHELL, chromium: CHROMIUM };
const OF_UBUNTU = { chromium: CHROMIUM };

const CASES: [string, Situation, string, string[]][] = [
  [
    "CHROME_PATH before everything",
    { files: ["/opt/mine", SHELL], env: { CHROME_PATH: "/opt/mine" } },
    "/opt/mine",
    [],
  ],
  ["one on the PATH", { files: ["/var/tester/bin/chrome"] }, "/var/tester/bin/chrome", []],
  [
    "one at a usual place without a PATH",
    { files: ["/usr/bin/chromium-browser"], env: {} },
    "/usr/bin/chromium-browser",
    [],
  ],
  [
    "one without windows before a whole one",
    { files: ["/var/tester/bin/google-chrome", CHROMIUM, SHELL] },
    SHELL,
    [],
  ],
  [
    "a whole one when the other does not start",
    { files: [CHROMIUM], broken: [SHELL] },
    CHROMIUM,
    [],
  ],
  ["the machine's own before the one in npm", { files: [CHROMIUM], arch: "x64" }, CHROMIUM, []],
  ["the one in npm on x86-64", { arch: "x64" }, FROM_NPM, ["unpack"]],
  [
    "the one in npm instead of a stub",
    { arch: "x64", broken: ["/usr/bin/chromium-browser"] },
    FROM_NPM,
    ["unpack"],
  ],
  ["Playwright's when it is there", { files: [PLAYWRIGHTS] }, PLAYWRIGHTS, []],
  ["Playwright's by download", { downloads: true }, PLAYWRIGHTS, ["download"]],
  [
    "the system's package for root",
    { files: [APT], isRoot: true, packages: OF_DEBIAN },
    SHELL,
    ["download", "apt chromium-headless-shell"],
  ],
  [
    "the system's whole one where there is no package without windows",
    { files: [APT], isRoot: true, packages: OF_UBUNTU },
    CHROMIUM,
    ["download", "apt chromium-headless-shell", "apt chromium"],
  ],
  [
    "the system's package when Playwright's lacks libraries",
    { files: [APT], broken: [PLAYWRIGHTS], isRoot: true, packages: OF_DEBIAN },
    SHELL,
    ["apt chromium-headless-shell"],
  ],
];

describe("the browser of the tests is", () => {
  test.each(CASES)("%s", async (_name, situation, found, steps) => {
    const { machine, done } = machineWith(situation);
    expect(await searchChromium(machine)).toBe(found);
    expect(done).toEqual(steps);
  });
});

test("without any, one sentence says what to do, and nothing is installed for others than root", async () => {
  const { machine, done } = machineWith({ files: [APT] });
  await expect(searchChromium(machine)).rejects.toThrow(/^The browser tests need .*CHROME_PATH/);
  expect(done).toEqual(["download"]);
  const asRoot = machineWith({ files: [APT], isRoot: true });
  await expect(searchChromium(asRoot.machine)).rejects.toThrow("CHROME_PATH");
  expect(asRoot.done).toEqual(["download", "apt chromium-headless-shell", "apt chromium"]);
});
