import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Connection } from "#src/db/client.server.ts";
import type { createLandfall, Landfall } from "#src/server/app.ts";
import { buildIfNeeded } from "#src/server/start/build.ts";
import { readEnv } from "#src/server/start/env.ts";

/** The built product, as it runs in production, in the process of whoever measures. */
export async function openBuiltLandfall(connection: Connection): Promise<Landfall> {
  await buildIfNeeded();
  const dataDir = await mkdtemp(path.join(tmpdir(), "landfall-bench-api-"));
  const env = readEnv({ DATA_DIR: dataDir, DEMO_DATA: "off", LOG_LEVEL: "warn", WEATHER: "off" });
  const built = pathToFileURL(path.resolve("build/server/index.js")).href;
  const app = (await import(built)) as { createLandfall: typeof createLandfall };
  const landfall = await app.createLandfall({ ...env, ROLE: "web" }, connection);
  return {
    ...landfall,
    async stop() {
      await landfall.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
