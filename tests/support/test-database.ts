import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import type { Connection } from "#src/db/client.server.ts";
import { runOnServer } from "./run-on-server.ts";
import { DEMO_TEMPLATE, TEMPLATE } from "./template.ts";

export interface TestDatabase {
  connection: Connection;
  /** Cuts whoever is still connected. */
  drop(): Promise<void>;
}

const TEMPLATES = { migrated: TEMPLATE, demo: DEMO_TEMPLATE, empty: "template0" };

/** A database of one's own: a copy of the migrated template, without or with demo data, or an empty one. */
export async function createTestDatabase(
  kind: keyof typeof TEMPLATES = "migrated",
): Promise<TestDatabase> {
  const server = await askForServer(kind);
  const database = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(server, `create database ${database} template ${TEMPLATES[kind]}`);
  return {
    connection: { ...server, database },
    drop: () => runOnServer(server, `drop database if exists ${database} with (force)`),
  };
}

/** The answer comes when the template is there. */
async function askForServer(kind: string): Promise<Connection> {
  const answer = await text(connect(inject("postgresDoor"), "127.0.0.1").end(kind));
  const { connection, problem } = JSON.parse(answer);
  if (!connection) throw new Error(`PostgreSQL for the tests did not start: ${problem}`);
  return connection;
}
