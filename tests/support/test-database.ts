import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
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
export async function createTestDatabase(
  kind: "migrated" | "empty" = "migrated",
): Promise<TestDatabase> {
  const server = await askForServer();
  const database = `test_${randomBytes(6).toString("hex")}`;
  const template = kind === "migrated" ? TEMPLATE : "template0";
  await runOnServer(server, `create database ${database} template ${template}`);
  return {
    connection: { ...server, database },
    drop: () => runOnServer(server, `drop database if exists ${database} with (force)`),
  };
}

async function askForServer(): Promise<Connection> {
  const answer = await text(connect(inject("postgresDoor"), "127.0.0.1"));
  const { connection, problem } = JSON.parse(answer);
  if (!connection) throw new Error(`PostgreSQL for the tests did not start: ${problem}`);
  return connection;
}
