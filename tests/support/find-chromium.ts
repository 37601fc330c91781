import { existsSync } from "node:fs";
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
  return installed ?? (await chromium.executablePath());
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
