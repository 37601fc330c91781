import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { listProcesses, type RunningProcess } from "./list-processes.ts";
import { type PostgresSignal, signalPostgres } from "./signal-postgres.ts";

interface Step {
  signal: PostgresSignal;
  patienceMs: number;
}

const END_POSTMASTER: Step[] = [
  { signal: "SIGINT", patienceMs: 15_000 },
  { signal: "SIGQUIT", patienceMs: 10_000 },
];
const END_CHILD: Step[] = [
  { signal: "SIGQUIT", patienceMs: 5_000 },
  { signal: "SIGKILL", patienceMs: 5_000 },
];

/**
 * Ends what a killed Landfall or a killed postmaster left running on this cluster, and clears its
 * pid file. Only for the holder of the data folder's lock.
 */
export async function endLeftoverPostgres(
  cluster: Cluster,
  log: (message: string) => void,
): Promise<void> {
  await endAll(cluster, isPostmaster, END_POSTMASTER, log);
  // A busy child notices late that its postmaster is gone, and blocks the next one until then.
  await endAll(cluster, isChild, END_CHILD, log);
  await rm(path.join(cluster.folder, "postmaster.pid"), { force: true });
}

type Test = (process: RunningProcess, clusterName: string) => boolean;

const isPostmaster: Test = ({ command }, clusterName) =>
  /postgres(\.exe)?"? -D /.test(command) &&
  command.includes(`cluster_name=${clusterName}`) &&
  !command.startsWith("/bin/sh ");

const isChild: Test = ({ command }, clusterName) =>
  command.startsWith(`postgres: ${clusterName}: `);

async function endAll(
  cluster: Cluster,
  test: Test,
  steps: Step[],
  log: (message: string) => void,
): Promise<void> {
  const find = async () => (await listProcesses()).filter((one) => test(one, cluster.name));
  let left = await find();
  for (const { signal, patienceMs } of steps) {
    for (const { pid } of left) {
      log(`Ending PostgreSQL process ${pid} that was left behind (${signal})`);
      await signalPostgres(cluster.nativeFolder, pid, signal);
    }
    const deadline = Date.now() + patienceMs;
    while (left.length > 0 && Date.now() < deadline) {
      await delay(25);
      left = await find();
    }
    if (left.length === 0) return;
  }
  const pids = left.map(({ pid }) => pid).join(", ");
  throw new Error(`PostgreSQL from an earlier run does not end (process ${pids}).`);
}
