import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { Connection } from "#src/db/client.server.ts";
import { runOnServer } from "./run-on-server.ts";
import { TEMPLATE } from "./template.ts";

export interface TestDatabase {
  connection: Connection;
  /** Cuts whoever is still connected. */
  drop(): Promise<void>;
}

/** A database of one's own: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(kind: "migrated" | "empty" = "migrated") {
  const server = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const template = kind === "migrated" ? TEMPLATE : "template0";
  await runOnServer(server, `create database ${database} template ${template}`);
  return {
    connection: { ...server, database },
    drop: () => runOnServer(server, `drop database if exists ${database} with (force)`),
  } satisfies TestDatabase;
}
