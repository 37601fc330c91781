import { execFile } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { chromium as playwrights } from "@playwright/test";
import chromium from "@sparticuz/chromium";

/** What looking for a browser asks of a machine and does to it. */
export interface Machine {
  env: Record<string, string | undefined>;
  platform: string;
  arch: string;
  isRoot: boolean;
  /** Where Playwright puts its own, there or not. */
  playwrightsOwn: string;
  has(file: string): boolean;
  canRun(file: string): Promise<boolean>;
  unpackFromNpm(): Promise<string>;
  downloadPlaywrights(): Promise<void>;
  installWithApt(name: string): Promise<void>;
  say(sentence: string): void;
}

const run = promisify(execFile);
const START_MS = 30_000;
const DOWNLOAD_MS = 300_000;

export const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  playwrightsOwn: playwrights.executablePath(),
  has,
  canRun: (file) => succeeds(file, ["--no-sandbox", "--version"], START_MS),
  unpackFromNpm,
  async downloadPlaywrights() {
    const require = createRequire(import.meta.url);
    const cli = path.join(path.dirname(require.resolve("playwright/package.json")), "cli.js");
    await succeeds(process.execPath, [cli, "install", "--no-shell", "chromium"], DOWNLOAD_MS);
  },
  async installWithApt(name) {
    const wait = ["-o", "DPkg::Lock::Timeout=120"];
    await succeeds("apt-get", ["update"], DOWNLOAD_MS);
    const install = ["install", "-y", "--no-install-recommends", ...wait, name];
    await succeeds("apt-get", install, DOWNLOAD_MS);
  },
  say: (sentence) => console.error(sentence),
});

function has(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function succeeds(program: string, args: string[], timeout: number): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return run(program, args, { timeout, env, maxBuffer: 16 << 20 }).then(
    () => true,
    () => false,
  );
}

/**
 * The package unpacks into the folder for temporary files, where a copy that belongs to another
 * user could not be run: it is given a folder of this checkout instead.
 */
async function unpackFromNpm(): Promise<string> {
  const { TMPDIR } = process.env;
  const folder = path.resolve(import.meta.dirname, "../../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
