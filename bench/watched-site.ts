import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Connection } from "#src/db/client.server.ts";
import { freePort } from "#tests/support/server-process.ts";
import type { WatchedAnswer, WatchedQuestion } from "./watch-renderings.ts";

export interface WatchedSite {
  url: string;
  ask(question: WatchedQuestion): Promise<WatchedAnswer>;
}

const READY_MS = 60_000;

/** The product on a database of ours, with somebody in its process who counts, as long as `use` takes. */
export async function withWatchedSite<T>(
  connection: Connection,
  use: (site: WatchedSite) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "landfall-bench-cold-"));
  const port = await freePort();
  const child = startWatched(connection, { DATA_DIR: dataDir, PORT: String(port) });
  const ended = once(child, "close");
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, child);
    return await use({ url, ask: (question) => ask(child, question) });
  } finally {
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startWatched(connection: Connection, env: Record<string, string>): ChildProcess {
  const watcher = pathToFileURL(path.resolve("bench/watch-renderings.ts")).href;
  return fork("src/server/start/start.ts", {
    execArgv: ["--import", watcher, ...(process.env.SERVER_OPTIONS?.split(" ") ?? [])],
    env: {
      PATH: process.env.PATH ?? "",
      // The watcher imports React before the server says so itself.
      NODE_ENV: "production",
      DEMO_DATA: "off",
      LOG_LEVEL: "warn",
      WEATHER: "off",
      ROLE: "web",
      SECRET: "only-for-measuring-on-this-machine",
      DATABASE_URL: urlOf(connection),
      ...env,
    },
  });
}

/** The folder of a Unix socket cannot be the host of an address. */
function urlOf({ host = "", port, user = "", password = "", database }: Connection): string {
  const name = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${name}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
  }
  throw new Error("The server did not become ready");
}

async function ask(child: ChildProcess, question: WatchedQuestion): Promise<WatchedAnswer> {
  const answered = once(child, "message");
  child.send(question);
  const [answer] = (await answered) as [WatchedAnswer];
  return answer;
}
