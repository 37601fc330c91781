import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, spawnServer, untilReady } from "#tests/support/server-process.ts";

/** The product with its demo data, in a process of its own, as long as `use` takes. */
export async function withSite<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "landfall-bench-site-"));
  const port = String(await freePort());
  const server = await spawnServer({ DATA_DIR: dataDir, PORT: port, DEMO_DATA: "on" });
  try {
    await untilReady(server);
    return await use(`http://localhost:${port}`);
  } finally {
    server.kill("SIGTERM");
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A home page, a category and a listing with tides. */
export async function benchPaths(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/businesses?category=marinas&limit=1`);
  const [business] = (await answer.json()) as { id: number }[];
  return { Home: "/", Category: "/category/marinas", Business: `/business/${business?.id}` };
}
