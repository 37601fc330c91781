import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "./house.ts";

const FOLDERS = ["src", "tests", "docs", "bench"];
const TEXT = /(^|\/)README$|\.(tsx?|[cm]?js|css|json|md|sql|csv|txt|html|svg|ya?ml|sh|snap)$/;

/** The files of the project that the plan of the house speaks about. */
export function readTree(root: string): Sources {
  const tops = readdirSync(root).filter((name) => /^README/i.test(name));
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    listFiles(root, folder),
  );
  return new Map([...tops, ...below].map((file) => [file, readText(join(root, file))]));
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && entry.name !== "node_modules")
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

function readText(path: string): string {
  return TEXT.test(path) ? readFileSync(path, "utf8") : "";
}
