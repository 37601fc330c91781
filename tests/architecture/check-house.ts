import { checkBrowser } from "./browser-rules.ts";
import { checkDomains } from "./domain-rules.ts";
import { checkCircles } from "./find-circles.ts";
import type { Finding, Sources } from "./house.ts";
import { checkMachinePaths } from "./machine-paths.ts";
import { checkManifests } from "./manifest-rules.ts";
import { checkNames } from "./name-rules.ts";
import { readModules } from "./read-imports.ts";
import { checkRooms } from "./room-rules.ts";

/** Every way in which the sources leave the plan of the house (docs/architecture.md). */
export function checkHouse(sources: Sources): Finding[] {
  const { modules, findings } = readModules(sources);
  return [
    ...findings,
    ...checkRooms(modules),
    ...checkDomains(modules),
    ...checkBrowser(modules),
    ...checkCircles(modules),
    ...checkManifests(sources),
    ...checkNames(sources),
    ...checkMachinePaths(sources),
  ];
}
