import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Cluster, DataFolderError, locateCluster } from "./cluster.ts";
import { endLeftoverPostgres } from "./end-leftover-postgres.ts";
import { ensureCluster, SUPERUSER } from "./ensure-cluster.ts";
import { launchPostmaster, type Postmaster } from "./launch-postmaster.ts";
import { closeSocketFolder, openSocketFolder } from "./open-socket-folder.ts";
import { chooseEndpoint, type Endpoint, listSettingArguments } from "./postgres-settings.ts";
import { signalPostgres } from "./signal-postgres.ts";
import type { Ending } from "./spawn-tied-process.ts";
import {
  DataFolderInUse,
  type DataFolderLock,
  takeDataFolderLock,
} from "./take-data-folder-lock.ts";

export interface EmbeddedPostgres {
  /** for pg.Pool: Unix socket folder as host (on Windows 127.0.0.1) */
  connection: { host: string; port: number; user: string; password: string };
  pid: number;
  /** resolves when the postmaster ended without stop() having been called */
  crashed: Promise<{ code: number | string; stderr: string }>;
  /** fast shutdown, immediate after 20 s; may be called more than once */
  stop(): Promise<void>;
}

type Log = (message: string) => void;

interface Running {
  postmaster: Postmaster;
  socketFolder: string;
  endpoint: Endpoint;
  password: string;
}

const FAST_SHUTDOWN_PATIENCE_MS = 20_000;

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: Log;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => undefined, settings = {} } = options;
  const cluster = await locateCluster(dataDir);
  const lock = await takeLock(cluster, dataDir);
  try {
    const running = await startUnderLock(cluster, settings, log);
    return offerControl(cluster, lock, running, log);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeLock(cluster: Cluster, dataDir: string): Promise<DataFolderLock> {
  try {
    return await takeDataFolderLock(path.join(cluster.home, "lock"), cluster.name);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new DataFolderError(
      `Landfall is already running on this data folder (${path.resolve(dataDir)}). Stop it first, or use another data folder.`,
    );
  }
}

async function startUnderLock(
  cluster: Cluster,
  settings: Record<string, string>,
  log: Log,
): Promise<Running> {
  await endLeftoverPostgres(cluster, log);
  const socketFolder = await openSocketFolder(cluster.name, cluster.account);
  try {
    const password = await ensureCluster(cluster, socketFolder, log);
    const endpoint = await chooseEndpoint(socketFolder);
    const settingArguments = listSettingArguments({
      endpoint,
      clusterName: cluster.name,
      settings,
    });
    const postmaster = await launchPostmaster(cluster, settingArguments, log);
    return { postmaster, socketFolder, endpoint, password };
  } catch (error) {
    await closeSocketFolder(socketFolder);
    throw error;
  }
}

function offerControl(
  cluster: Cluster,
  lock: DataFolderLock,
  { postmaster, socketFolder, endpoint, password }: Running,
  log: Log,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  let wasAsked = false;
  const released = postmaster.ended.then(async (ending) => {
    wasAsked = stopping !== undefined;
    await endLeftoverPostgres(cluster, log).catch((error) => log(String(error)));
    await closeSocketFolder(socketFolder);
    await lock.release();
    return ending;
  });
  return {
    connection: { ...endpoint, user: SUPERUSER, password },
    pid: postmaster.pid,
    crashed: new Promise<Ending>((resolve) => {
      released.then((ending) => {
        if (!wasAsked) resolve(ending);
      });
    }),
    stop() {
      stopping ??= shutDown(cluster, postmaster)
        .then(() => released)
        .then(() => undefined);
      return stopping;
    },
  };
}

async function shutDown(cluster: Cluster, { pid, ended }: Postmaster): Promise<void> {
  if (await endsWithin(0, ended)) return;
  await signalPostgres(cluster.nativeFolder, pid, "SIGINT");
  if (await endsWithin(FAST_SHUTDOWN_PATIENCE_MS, ended)) return;
  await signalPostgres(cluster.nativeFolder, pid, "SIGQUIT");
  await ended;
}

async function endsWithin(patienceMs: number, ended: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const tooLate = delay(patienceMs, false, { signal: timer.signal });
  const hasEnded = await Promise.race([ended.then(() => true), tooLate]);
  timer.abort();
  return hasEnded;
}
