import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import chromium from "@sparticuz/chromium";

const INSTALLED = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The machine's own browser when it has one, else the one that comes as an npm package. */
export async function findChromium(): Promise<string> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find(
    (file) => file && existsSync(file),
  );
  return installed ?? (await unpackChromium());
}

/**
 * The package unpacks into the folder for temporary files, where a copy that belongs to another
 * user could not be run: it is given a folder of this checkout instead.
 */
async function unpackChromium(): Promise<string> {
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

/**
 * WebGL without a graphics card; pages themselves are painted without it, which is several times
 * faster. No sandbox, which root cannot have.
 */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];
