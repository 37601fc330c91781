import { readFileSync } from "node:fs";
import { type Modules, readModules } from "../architecture/read-imports.ts";
import { readTree } from "../architecture/read-tree.ts";

/** An address of the site, with `:name` for what varies, and its page. */
export interface PagePath {
  path: string;
  module: string;
}

const ROUTE = /(?:route\("([^"]+)", |index\()"(pages\/[^"]+)"/g;

export const readPages = (routes: string): PagePath[] =>
  [...routes.matchAll(ROUTE)].map(([, path = "", file = ""]) => ({
    path: `/${path}`,
    module: `src/web/${file}`,
  }));

/** Every module that a page is made of, itself included. */
function partsOf(module: string, modules: Modules): Set<string> {
  const parts = new Set([module]);
  for (const part of parts) {
    for (const { target, typeOnly } of modules.get(part) ?? []) {
      if (target && !typeOnly) parts.add(target);
    }
  }
  return parts;
}

/** The addresses whose pages are made of something that changed. */
export function touchedPages(changed: readonly string[]): PagePath[] {
  const { modules } = readModules(readTree("."));
  return readPages(readFileSync("src/web/routes.ts", "utf8")).filter(({ module }) => {
    const parts = partsOf(module, modules);
    return changed.some((file) => parts.has(file));
  });
}
