import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { type DatabaseAccount, spawnIdentity } from "./choose-database-account.ts";

export interface Ending {
  /** exit code, or the name of the signal or of the error that ended it */
  code: number | string;
  /** the last lines */
  stderr: string;
}

export interface TiedProcess {
  ended: Promise<Ending>;
}

const STDERR_LIMIT = 8_000;

/**
 * The shell's standard input is a pipe from this process. When this process ends, even by SIGKILL,
 * the pipe closes and the program is interrupted, again and again in case it is not yet listening.
 */
const TIE = `
exec 3<&0 </dev/null
trap "" HUP INT TERM
"$@" 3<&- &
program=$!
(read -r _ <&3; while kill -INT $program; do sleep 1; done) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $program
code=$?
kill -KILL $watcher 2>/dev/null
wait $watcher 2>/dev/null
exit $code
`;

export function spawnTiedProcess(options: {
  program: string;
  args: string[];
  cwd: string;
  account: DatabaseAccount | null;
  log: (message: string) => void;
}): TiedProcess {
  const { program, args, cwd, account, log } = options;
  const isWindows = process.platform === "win32";
  const command = isWindows ? program : "/bin/sh";
  const child = spawn(command, isWindows ? args : ["-c", TIE, "sh", program, ...args], {
    ...spawnIdentity(account),
    cwd,
    env: bareEnvironment(),
    // A session of its own: Ctrl-C and a closing terminal reach this process only.
    detached: !isWindows,
    windowsHide: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  return { ended: waitForEnd(child, log) };
}

/** PG* variables would steer PostgreSQL, and its account has no business with our secrets. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" };
}

async function waitForEnd(child: ChildProcess, log: (message: string) => void): Promise<Ending> {
  let stderr = "";
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      stderr = `${stderr}${line}\n`.slice(-STDERR_LIMIT);
      log(line);
    });
  }
  child.stdin?.on("error", () => undefined);
  const closed = once(child, "close").catch(() => undefined);
  const code = await new Promise<number | string>((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      stderr += `${error.message}\n`;
      resolve(error.code ?? error.name);
    });
    child.once("exit", (exitCode, signal) => resolve(signal ?? nameEnding(exitCode ?? 1)));
  });
  child.stdin?.destroy();
  // Children that outlive the program hold its standard error open; they are not waited for.
  await Promise.race([closed, delay(200)]);
  return { code, stderr: stderr.trim() };
}

/** A shell reports a program that died of signal n as 128 + n. */
function nameEnding(code: number): number | string {
  const signal = Object.entries(os.constants.signals).find(([, number]) => number === code - 128);
  return signal ? signal[0] : code;
}
