import { execFile } from "node:child_process";
import type { Connection } from "#src/db/client.server.ts";
import { databaseUrl } from "./database-url.ts";

export interface Outcome {
  code: number;
  lines: string[];
  complaint: string;
}

/** As an operator runs it: `name` is a file in src/server/commands. */
export function runCommand(
  name: string,
  connection: Connection,
  dataDir: string,
  ...given: string[]
): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: databaseUrl(connection),
    SECRET: "s".repeat(32),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
  };
  return new Promise((resolve) => {
    const args = [`src/server/commands/${name}.ts`, ...given];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const lines = stdout.split("\n").filter(Boolean);
      resolve({ code: Number(error?.code ?? 0), lines, complaint: stderr });
    });
  });
}
