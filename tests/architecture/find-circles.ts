import type { Finding } from "./house.ts";
import type { Modules } from "./read-imports.ts";

/** Type-only imports count: a circle of types ties two files together as well. */
export function checkCircles(modules: Modules): Finding[] {
  const graph = new Map(
    [...modules].map(([file, imports]) => [
      file,
      imports.flatMap(({ target }) => (target !== undefined && modules.has(target) ? target : [])),
    ]),
  );
  return findCircles(graph).map((circle) => ({
    rule: "circle",
    file: circle[0] ?? "",
    detail: circle.join(" → "),
  }));
}

/** The shortest circle through each file that is not yet in a reported one. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const reported = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (reported.has(start)) continue;
    const circle = shortestWayBack(graph, start);
    if (!circle) continue;
    circles.push(circle);
    for (const file of circle) reported.add(file);
  }
  return circles;
}

function shortestWayBack(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...wayTo(file, start, cameFrom), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  let file = end;
  while (file !== start) {
    file = cameFrom.get(file) ?? start;
    way.unshift(file);
  }
  return way;
}
