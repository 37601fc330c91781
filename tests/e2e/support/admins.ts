import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { newEmail } from "./accounts.ts";

const run = promisify(execFile);

/** Made by the operator's command beside the running server; the password is a temporary one. */
export async function createAdmin(): Promise<{ email: string; password: string }> {
  const email = newEmail("admin");
  const { stdout } = await run("npm", ["run", "--silent", "admin", "--", "create", email], {
    env: { ...process.env, DATA_DIR: process.env.LANDFALL_E2E_DATA },
  });
  const password = /password: (\S+)/.exec(stdout)?.[1];
  if (!password) throw new Error(`No password in: ${stdout}`);
  return { email, password };
}
