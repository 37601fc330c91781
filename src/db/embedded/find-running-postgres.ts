import { readFile } from "node:fs/promises";
import path from "node:path";
import { withClient } from "../with-client.server.ts";
import { SUPERUSER } from "./ensure-cluster.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

/** How to reach the database of a server that is running on this data folder, or null. */
export async function findRunningPostgres(
  dataDir: string,
): Promise<EmbeddedPostgres["connection"] | null> {
  const home = path.join(dataDir, "postgres");
  const record = await readFile(path.join(home, "cluster/postmaster.pid"), "utf8").catch(() => "");
  // PostgreSQL's own record: port, socket folder and listen address in lines 4 to 6.
  const [, , , port, socketFolder, address] = record.split("\n").map((line) => line.trim());
  const password = await readFile(path.join(home, "password"), "utf8").catch(() => "");
  if (!port || !password) return null;
  const connection = {
    host: socketFolder || address || "127.0.0.1",
    port: Number(port),
    user: SUPERUSER,
    password: password.trim(),
  };
  return (await isAnswering(connection)) ? connection : null;
}

async function isAnswering(connection: EmbeddedPostgres["connection"]): Promise<boolean> {
  return withClient({ ...connection, database: "postgres" }, async () => true).catch(() => false);
}
