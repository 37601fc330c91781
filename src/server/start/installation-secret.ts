import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The operator's SECRET, or one that is made once for this data folder and kept private. */
export async function installationSecret(
  given: string | undefined,
  dataDir: string,
): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, "secret");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim().length >= 32) return kept.trim();
  return makeSecret(dataDir, file);
}

/** Written whole beside its place and linked there, so that a killed process leaves no half. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, randomBytes(48).toString("base64url"), { mode: 0o600 });
  await chmod(part, 0o600);
  await rm(file, { force: true });
  await link(part, file);
  await rm(part);
  return (await readFile(file, "utf8")).trim();
}
