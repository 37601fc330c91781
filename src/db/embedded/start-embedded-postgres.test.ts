import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

type Connection = EmbeddedPostgres["connection"];

const PROGRAM = path.join(import.meta.dirname, "hold-embedded-postgres.ts");
const started: EmbeddedPostgres[] = [];
let folder: string;
let dataDir: string;

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: dir });
  started.push(postgres);
  return postgres;
}

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

async function holdInAnotherProcess(): Promise<{
  holder: ChildProcess;
  pid: number;
  connection: Connection;
}> {
  const holder = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", PROGRAM, dataDir],
    {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  if (!holder.stdout) throw new Error("no output");
  const [line] = await once(holder.stdout, "data");
  return { holder, ...JSON.parse(String(line)) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "embedded-postgres-test-"));
  dataDir = path.join(folder, "data");
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("a data folder", { timeout: 20_000 }, () => {
  it("gets a database that takes queries", async () => {
    const { connection } = await start();
    await query(connection, "CREATE TABLE kept (n int)");
    await query(connection, "INSERT INTO kept VALUES (1)");
    expect(await query(connection, "SELECT lower('ÅÄÖ') || n FROM kept")).toEqual(["åäö1"]);
    expect(await query(connection, "SHOW fsync")).toEqual(["on"]);
    const listening = await query(connection, "SHOW listen_addresses");
    if (process.platform !== "win32") expect(listening).toEqual([""]);
  });

  it("keeps its rows and starts quickly the second time", async () => {
    const before = performance.now();
    const { connection } = await start();
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(await query(connection, "SELECT n FROM kept")).toEqual([1]);
  });

  it("takes settings", async () => {
    const settings = { work_mem: "9MB", cluster_name: "stolen" };
    const postgres = await startEmbeddedPostgres({ dataDir, settings });
    started.push(postgres);
    expect(await query(postgres.connection, "SHOW work_mem")).toEqual(["9MB"]);
    expect(await query(postgres.connection, "SHOW cluster_name")).not.toEqual(["stolen"]);
  });

  it("is refused to a second start while the first goes on", async () => {
    const { connection } = await start();
    await expect(start()).rejects.toThrow(
      `Landfall is already running on this data folder (${dataDir})`,
    );
    expect(await query(connection, "SELECT n FROM kept")).toEqual([1]);
  });

  it("says so when a file is in the folder's place", async () => {
    const file = path.join(folder, "a-file");
    await writeFile(file, "");
    for (const place of [file, path.join(file, "below")]) {
      await expect(start(place)).rejects.toThrow(/cannot be made at .+ a file in its place/);
    }
  });

  it("is given to exactly one of several starts at once", async () => {
    const starts = await Promise.allSettled([start(), start(), start(), start()]);
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is free again after stop, which may be called twice", async () => {
    const postgres = await start();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    expect(isRunning(postgres.pid)).toBe(false);
    await expect(access(postgres.connection.host)).rejects.toThrow("ENOENT");
  });

  it("is refused with advice when its password is lost, and left as it is", async () => {
    const password = path.join(dataDir, "postgres", "password");
    await rename(password, `${password}.away`);
    await expect(start()).rejects.toThrow(/password.*is missing.*from a backup/s);
    await rename(`${password}.away`, password);
    const { connection } = await start();
    expect(await query(connection, "SELECT n FROM kept")).toEqual([1]);
  });

  it("is cleaned of half-made databases, and may have a very long path", async () => {
    const other = path.join(folder, "x".repeat(120), "half-made");
    const home = path.join(other, "postgres");
    await mkdir(path.join(home, "cluster", "base"), { recursive: true });
    await mkdir(path.join(home, "cluster.draft-dead", "global"), { recursive: true });
    await writeFile(path.join(home, "cluster.draft-dead", "PG_VERSION"), "18\n");
    const { connection } = await start(other);
    expect(await query(connection, "SELECT 1")).toEqual([1]);
    expect((await readdir(home)).toSorted()).toEqual(["cluster", "lock", "password"]);
  });

  it("is refused when its database is damaged rather than half-made", async () => {
    const other = path.join(folder, "damaged");
    const global = path.join(other, "postgres", "cluster", "global");
    await mkdir(global, { recursive: true });
    await writeFile(path.join(global, "pg_control"), "precious");
    await expect(start(other)).rejects.toThrow("is damaged");
    expect(await readFile(path.join(global, "pg_control"), "utf8")).toBe("precious");
  });

  it.runIf(process.getuid?.() === 0)(
    "may lie below a folder that only root can enter",
    async () => {
      const closed = path.join(folder, "closed");
      await mkdir(closed, { mode: 0o700 });
      const { connection } = await start(path.join(closed, "data"));
      expect(await query(connection, "SELECT 1")).toEqual([1]);
    },
  );
});

describe.skipIf(process.platform === "win32")("a kill", { timeout: 20_000 }, () => {
  it("of the owner ends PostgreSQL; the next start has every committed row", async () => {
    const { holder, pid, connection } = await holdInAnotherProcess();
    await query(connection, "INSERT INTO kept VALUES (2)");
    await expect(start()).rejects.toThrow("already running");
    holder.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
    const next = await start();
    expect(await query(next.connection, "SELECT n FROM kept ORDER BY n")).toEqual([1, 2]);
  });

  it("of the owner lets the next start take over at once", async () => {
    const { holder, pid, connection } = await holdInAnotherProcess();
    await query(connection, "INSERT INTO kept VALUES (3)");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const next = await start();
    expect(next.pid).not.toBe(pid);
    expect(await query(next.connection, "SELECT max(n) FROM kept")).toEqual([3]);
  });

  it("of the postmaster is told, and the next start recovers", async () => {
    const { connection, pid, crashed, stop } = await start();
    await query(connection, "INSERT INTO kept VALUES (4)");
    // A busy backend outlives its postmaster.
    const busy = query(connection, "SELECT count(*) FROM generate_series(1, 1e10::bigint)").catch(
      () => "cut off",
    );
    await delay(100);
    process.kill(pid, "SIGKILL");
    expect((await crashed).code).toBe("SIGKILL");
    expect(await busy).toBe("cut off");
    await stop();
    const next = await start();
    expect(await query(next.connection, "SELECT max(n) FROM kept")).toEqual([4]);
  });

  it("of both loses no committed row", async () => {
    const { holder, pid, connection } = await holdInAnotherProcess();
    await query(connection, "INSERT INTO kept VALUES (5)");
    holder.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await once(holder, "exit");
    const next = await start();
    expect(await query(next.connection, "SELECT max(n) FROM kept")).toEqual([5]);
  });

  it("is never sent to a foreign process that a stale pid file names", async () => {
    const bystander = spawn("sleep", ["60"]);
    const pidFile = path.join(dataDir, "postgres", "cluster", "postmaster.pid");
    await writeFile(pidFile, `${bystander.pid}\n/proc/self/cwd\n0\n5432\n\n\n\nready\n`);
    const { connection, pid } = await start();
    expect(pid).not.toBe(bystander.pid);
    expect(await query(connection, "SELECT max(n) FROM kept")).toEqual([5]);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
    bystander.kill();
  });

  it("by Ctrl-C reaches the owner only, which may go on using PostgreSQL", async () => {
    const { holder, connection } = await holdInAnotherProcess();
    process.kill(-Number(holder.pid), "SIGINT");
    await delay(300);
    expect(await query(connection, "SELECT max(n) FROM kept")).toEqual([5]);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await start();
  });
});
