import { setTimeout as delay } from "node:timers/promises";
import { type Cluster, dataDirectoryArgument, readPostmasterRecord } from "./cluster.ts";
import { nativeProgram } from "./find-native-folder.ts";
import { type Ending, spawnTiedProcess } from "./spawn-tied-process.ts";

export interface Postmaster {
  pid: number;
  ended: Promise<Ending>;
}

/** Returns when it takes connections; recovery after a crash may take as long as it needs. */
export async function launchPostmaster(
  cluster: Cluster,
  settingArguments: string[],
  log: (message: string) => void,
): Promise<Postmaster> {
  const { folder, account, nativeFolder } = cluster;
  const { ended } = spawnTiedProcess({
    program: nativeProgram(nativeFolder, "postgres"),
    args: ["-D", dataDirectoryArgument(folder, account), ...settingArguments],
    cwd: folder,
    account,
    log,
  });
  let ending: Ending | undefined;
  ended.then((value) => {
    ending = value;
  });
  for (;;) {
    const record = await readPostmasterRecord(folder);
    if (record?.isReady) return { pid: record.pid, ended };
    if (ending) {
      throw new Error(`PostgreSQL ended while starting (${ending.code}). ${ending.stderr}`);
    }
    await delay(10);
  }
}
