import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprintSources } from "./fingerprint-sources.ts";
import { precompress } from "./precompress.ts";

const STAMP = "build/fingerprint";

/** Builds when the sources are not those of the last build. */
export async function buildIfNeeded(): Promise<void> {
  const fingerprint = await fingerprintSources();
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built === fingerprint) return;
  console.log("Building Landfall …");
  await rm("build", { recursive: true, force: true });
  runReactRouterBuild();
  await precompress("build/client/assets");
  await precompress("build/client/coast");
  await writeFile(STAMP, fingerprint);
}

/** With the Node that runs us: a shebang would find the machine's own, which may be older. */
function runReactRouterBuild(): void {
  const manifest = fileURLToPath(import.meta.resolve("@react-router/dev/package.json"));
  const { status } = spawnSync(
    process.execPath,
    [path.join(path.dirname(manifest), "bin.cjs"), "build"],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) throw new Error("The build failed.");
}
