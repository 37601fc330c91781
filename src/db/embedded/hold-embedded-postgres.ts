// Test program: runs PostgreSQL on the data folder it is given until it is killed.
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error("usage: hold-embedded-postgres.ts <data folder>");

// Ctrl-C must not end it, so that a test can look at PostgreSQL afterwards.
process.on("SIGINT", () => undefined);

const { pid, connection } = await startEmbeddedPostgres({ dataDir });
console.log(JSON.stringify({ pid, connection }));
