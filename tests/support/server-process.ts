import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseUrl } from "./database-url.ts";
import type { TestDatabase } from "./test-database.ts";

export interface ServerProcess {
  url: string;
  output: () => string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export const ADMIN = { email: "admin@example.com", password: "harbour-light-at-dusk" };

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** For a server whose PostgreSQL is the operator's own: it starts sooner than one that makes its own. */
export const onDatabase = ({ connection }: TestDatabase) => ({
  DATABASE_URL: databaseUrl(connection),
  SECRET: "a secret that every process of a test shares",
});

/** The product as an operator starts it, in a process of its own. */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["src/server/start/start.ts"], {
    env: {
      PATH: process.env.PATH ?? "",
      DEMO_DATA: "off",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: "1",
      PORT: port,
      ...env,
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    ended: exitOf(child),
  };
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  const [code, signal] = await once(child, "close");
  return code ?? signal;
}

const READY_MS = 60_000;

export async function untilReady(server: ServerProcess): Promise<void> {
  let end: number | string | undefined;
  void server.ended.then((code) => (end = code));
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(50)) {
    if (end !== undefined) throw new Error(`The server ended with ${end}: ${server.output()}`);
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The server did not become ready: ${server.output()}`);
}

/** The embedded database's first process, as PostgreSQL itself records it. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const record = await readFile(path.join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
  return Number(record.split("\n")[0]);
}
