import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface RunningProcess {
  pid: number;
  /** program and arguments, separated by spaces */
  command: string;
}

/** Ended processes that nobody has reaped have no command and are left out. */
export async function listProcesses(): Promise<RunningProcess[]> {
  if (process.platform === "linux") return listFromProc();
  if (process.platform === "win32") return listFromPowerShell();
  return listFromPs();
}

async function listFromProc(): Promise<RunningProcess[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      return { pid: Number(pid), command: command.replaceAll("\0", " ").trim() };
    }),
  );
  return processes.filter(({ command }) => command !== "");
}

async function listFromPs(): Promise<RunningProcess[]> {
  const { stdout } = await run("ps", ["-axww", "-o", "pid=,command="]);
  return stdout.split("\n").flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.+)$/.exec(line) ?? [];
    return pid && command ? [{ pid: Number(pid), command }] : [];
  });
}

async function listFromPowerShell(): Promise<RunningProcess[]> {
  const script =
    'Get-CimInstance Win32_Process -Filter "Name=\'postgres.exe\'" | ForEach-Object { "$($_.ProcessId) $($_.CommandLine)" }';
  const { stdout } = await run("powershell", ["-NoProfile", "-Command", script]);
  return stdout.split(/\r?\n/).flatMap((line) => {
    const [, pid, command] = /^(\d+) (.+)$/.exec(line) ?? [];
    return pid && command ? [{ pid: Number(pid), command }] : [];
  });
}
