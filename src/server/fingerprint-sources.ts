import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const ROOTS = ["src", "public"];
const FILES = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** A hash of everything that the build is made of: contents, not times, which a clone changes. */
export async function fingerprintSources(): Promise<string> {
  const hash = createHash("sha256").update(process.versions.node);
  for (const file of [...FILES, ...(await listSources())].sort()) {
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function listSources(): Promise<string[]> {
  const listed = await Promise.all(
    ROOTS.map((root) => readdir(root, { recursive: true, withFileTypes: true })),
  );
  return listed
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
