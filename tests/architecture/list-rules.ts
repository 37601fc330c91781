import { domainOf, type Finding, isSourceModule, roomOf, type Sources } from "./house.ts";

const LIST_ROUTE = "src/platform/http/list-route.server.ts";
const PAGING = "src/shared/paging.ts";
const READ_QUEUE = "src/domains/moderation/read-queue.server.ts";
const HEADER = /["'`](X-Total-Count|X-Total-Capped|X-Next-After)["'`]/i;
const OWN_PAGING = /^\s*(limit|offset): z\.coerce/m;

/** A list has one way to be asked for a page and one way to say how long it is; so has a queue. */
export function checkLists(sources: Sources): Finding[] {
  return [...sources]
    .filter(([file]) => isSourceModule(file))
    .flatMap(([file, text]) => [
      ...objectionToHeader(file, text),
      ...objectionToPaging(file, text),
      ...objectionToSignals(file, text),
    ]);
}

/** Whoever calls the API reads them; that is in `shared`. */
function objectionToHeader(file: string, text: string): Finding[] {
  const name = HEADER.exec(text)?.[1];
  if (name === undefined || file === LIST_ROUTE || roomOf(file) === "shared") return [];
  return [{ rule: "list", file, detail: `${name} is told by list() of ${LIST_ROUTE}` }];
}

function objectionToPaging(file: string, text: string): Finding[] {
  const name = OWN_PAGING.exec(text)?.[1];
  if (name === undefined || file === PAGING) return [];
  return [{ rule: "list", file, detail: `${name} comes from Paging of ${PAGING}` }];
}

function objectionToSignals(file: string, text: string): Finding[] {
  if (!/\bfindSignals\b/.test(text) || domainOf(file) === domainOf(READ_QUEUE)) return [];
  return [{ rule: "list", file, detail: `signals come with readQueue() of ${READ_QUEUE}` }];
}
