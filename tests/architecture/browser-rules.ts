import { isBuiltin } from "node:module";
import { posix } from "node:path";
import {
  type Finding,
  isClient,
  isContract,
  isRoutes,
  isRules,
  isServerModule,
  placeInDomain,
  roomOf,
} from "./house.ts";
import type { Import, Modules } from "./read-imports.ts";

/** Nothing that the browser can load imports a `.server` module or a Node builtin. */
export function checkBrowser(modules: Modules): Finding[] {
  const findings: Finding[] = [];
  for (const [file, via] of reachFromBrowser(modules)) {
    if (holdsLoader(file)) continue;
    for (const item of modules.get(file) ?? []) {
      // Only files made for the browser must keep even their types apart.
      if (!belongsToServer(item) || (item.typeOnly && via !== undefined)) continue;
      if (item.typeOnly && declaresCallsOf(file, item.target)) continue;
      const way = via === undefined ? "" : ` (the browser reaches it through ${via})`;
      const detail = `${item.specifier}: the browser cannot load this${way}`;
      findings.push({ rule: "browser", file, detail });
    }
  }
  return findings;
}

/** Each module that the browser can load, with the module that leads to it. */
function reachFromBrowser(modules: Modules): Map<string, string | undefined> {
  const entries = [...modules.keys()].filter(isMadeForBrowser);
  const reached = new Map<string, string | undefined>(entries.map((file) => [file, undefined]));
  const queue = [...entries];
  for (const file of queue) {
    for (const { target, typeOnly } of modules.get(file) ?? []) {
      if (typeOnly || target === undefined || !modules.has(target)) continue;
      // The room rules report an import of server/; its builtins would only repeat that.
      if (reached.has(target) || isServerModule(target) || roomOf(target) === "server") continue;
      reached.set(target, file);
      queue.push(target);
    }
  }
  return reached;
}

function isMadeForBrowser(file: string): boolean {
  if (isServerModule(file)) return false;
  const room = roomOf(file);
  if (room === "domains") {
    const place = placeInDomain(file);
    const isShown = place.startsWith("components/") || isClient(file);
    return isShown || isContract(file) || isRules(file);
  }
  return room === "design" || room === "shared" || room === "web";
}

/** A client is typed by the routes beside it; the platform's have theirs among the pages. */
function declaresCallsOf(client: string, target: string | undefined): boolean {
  if (target === undefined || !isClient(client) || !isRoutes(target)) return false;
  return roomOf(client) === "web"
    ? roomOf(target) === "platform"
    : posix.dirname(target) === posix.dirname(client);
}

/** React Router removes the loader and what only it imports from these modules. */
function holdsLoader(file: string): boolean {
  return file.startsWith("src/web/pages/") || file === "src/web/root.tsx";
}

function belongsToServer({ specifier, target }: Import): boolean {
  return target === undefined ? isBuiltin(specifier) : isServerModule(target);
}
