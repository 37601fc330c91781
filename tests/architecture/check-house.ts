import { checkBlur } from "./blur-rules.ts";
import { checkBrowser } from "./browser-rules.ts";
import { checkCalls } from "./call-rules.ts";
import { checkDomains } from "./domain-rules.ts";
import { checkCircles } from "./find-circles.ts";
import type { Finding, Sources } from "./house.ts";
import { checkLists } from "./list-rules.ts";
import { checkMachinePaths } from "./machine-paths.ts";
import { checkManifests } from "./manifest-rules.ts";
import { checkNames } from "./name-rules.ts";
import { checkQueues } from "./queue-rules.ts";
import { readModules } from "./read-imports.ts";
import { readAllWrites } from "./read-writes.ts";
import { checkRooms } from "./room-rules.ts";
import { checkShapes } from "./shape-rules.ts";
import { checkTables } from "./table-rules.ts";
import { checkWords } from "./word-rules.ts";

/** Every way in which the sources leave the plan of the house (docs/architecture.md). */
export function checkHouse(sources: Sources): Finding[] {
  const { modules, findings } = readModules(sources);
  const writes = readAllWrites(sources);
  return [
    ...findings,
    ...checkRooms(modules),
    ...checkDomains(modules),
    ...checkBrowser(modules),
    ...checkCalls(sources, modules),
    ...checkCircles(modules),
    ...checkManifests(sources),
    ...checkNames(sources),
    ...checkLists(sources),
    ...checkQueues(sources, modules),
    ...checkTables(sources, writes),
    ...checkShapes(sources, writes),
    ...checkWords(modules),
    ...checkMachinePaths(sources),
    ...checkBlur(sources),
  ];
}
