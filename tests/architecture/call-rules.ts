import { type Finding, isClient, isServerModule, roomOf, type Sources } from "./house.ts";
import type { Import, Modules } from "./read-imports.ts";

/** What makes a call from its declaration, and what carries it out. */
const MAKERS = ["src/shared/calls.ts", "src/shared/send-file.ts", "src/shared/stream-call.ts"];
const CARRIER = "src/shared/request.ts";

/** Pages call the API in their clients, and only as routes declare it. */
export function checkCalls(sources: Sources, modules: Modules): Finding[] {
  return [...modules].flatMap(([file, imports]) => [
    ...imports.flatMap((item) => findingsOf(file, objectionTo(file, item))),
    ...findingsOf(file, objectionToText(file, sources.get(file) ?? "")),
  ]);
}

function findingsOf(file: string, detail: string | undefined): Finding[] {
  return detail === undefined ? [] : [{ rule: "call", file, detail }];
}

function objectionTo(file: string, { specifier, target, typeOnly }: Import): string | undefined {
  if (target === undefined || typeOnly || roomOf(file) === "shared") return undefined;
  if (target === CARRIER) return `${specifier}: a call is made as its route declares it`;
  return MAKERS.includes(target) && !isClient(file)
    ? `${specifier}: calls are made in a client`
    : undefined;
}

/** Logging out answers by leading a browser elsewhere, which is no answer that a call could have. */
const OWN_FETCH = /\bfetch\(\s*["'`]\/api\/(?!logout["'`])/;

function objectionToText(file: string, source: string): string | undefined {
  const isOnServer = isServerModule(file) || roomOf(file) === "server";
  return !isOnServer && OWN_FETCH.test(source)
    ? "fetch: a call is made as its route declares it"
    : undefined;
}
