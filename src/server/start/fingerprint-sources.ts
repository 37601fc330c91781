import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const ROOTS = ["src", "public"];
const FILES = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** A hash of everything that the build is made of: contents, not times, which a clone changes. */
export async function fingerprintSources(): Promise<string> {
  const hash = createHash("sha256").update(process.versions.node);
  const files = [...FILES, ...(await listSources())].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    hash
      .update(file)
      .update("\0")
      .update(contents[index] ?? "")
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
