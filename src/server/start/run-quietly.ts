import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** What the program says is heard line by line and shown by nobody; when it fails, the error has all of it. */
export async function runQuietly(
  program: string,
  args: string[],
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => {
      said.push(line);
      onLine(line);
    });
  }
  const [code, signal] = await once(child, "close");
  if (code === 0) return;
  throw new Error([...said, `It ended with ${code ?? signal}.`].join("\n"));
}
