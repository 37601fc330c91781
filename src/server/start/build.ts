import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { precompress } from "../files/precompress.ts";
import { fingerprintSources } from "./fingerprint-sources.ts";
import { runQuietly } from "./run-quietly.ts";
import { type Steps, showSteps } from "./show-steps.ts";

const STAMP = "build/fingerprint";

/** Builds when the sources are not those of the last build. */
export async function buildIfNeeded(): Promise<void> {
  const fingerprint = fingerprintSources();
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built === fingerprint) return;
  console.log("Building Landfall, once for this version:");
  const steps = showSteps(["what browsers load", "the server", "compressed copies"]);
  try {
    await rm("build", { recursive: true, force: true });
    await runReactRouterBuild(steps);
    steps.next();
    await precompress("build/client/assets");
    await precompress("build/client/coast");
    await precompress("build/client/names");
    await writeFile(STAMP, fingerprint);
  } finally {
    steps.end();
  }
}

/** With the Node that runs us: a shebang would find the machine's own, which may be older. */
async function runReactRouterBuild(steps: Steps): Promise<void> {
  const manifest = fileURLToPath(import.meta.resolve("@react-router/dev/package.json"));
  const program = path.join(path.dirname(manifest), "bin.cjs");
  steps.next();
  try {
    await runQuietly(process.execPath, [program, "build"], (line) => {
      if (line.includes("building ssr environment")) steps.next();
    });
  } catch (cause) {
    throw new Error(`The build failed.\n${cause instanceof Error ? cause.message : cause}`);
  }
}
