import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { nativeProgram } from "./find-native-folder.ts";

const run = promisify(execFile);

/** SIGINT: fast shutdown. SIGQUIT: immediate shutdown, with recovery at the next start. */
export type PostgresSignal = "SIGINT" | "SIGQUIT" | "SIGKILL";

export async function signalPostgres(
  nativeFolder: string,
  pid: number,
  signal: PostgresSignal,
): Promise<void> {
  if (process.platform === "win32" && signal !== "SIGKILL") {
    // Node can only terminate there; PostgreSQL takes signals through a pipe.
    const args = ["kill", signal.slice(3), String(pid)];
    await run(nativeProgram(nativeFolder, "pg_ctl"), args).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (!isGone) throw error;
  }
}
