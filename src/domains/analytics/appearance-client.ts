import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { conditionsOf } from "#src/domains/search/query-rules.ts";
import { whenIdle } from "#src/shared/when-idle.ts";
import { track } from "./client.ts";
import { APPEARANCES_MAX } from "./limits-contract.ts";

/**
 * Reports which listings stand on a page of results, once for each question: more results, another
 * order or another layout report only what was not there before.
 */
export function useTrackAppearances(businesses: readonly { id: number }[]): void {
  const { pathname, search } = useLocation();
  const question = `${pathname}?${conditionsOf(new URLSearchParams(search))}`;
  const shown = [...new Set(businesses.map(({ id }) => id))].join();
  const told = useRef({ question: "", ids: new Set<string>() });
  useEffect(() => {
    if (told.current.question !== question) told.current = { question, ids: new Set() };
    const { ids } = told.current;
    const fresh = shown.split(",").filter((id) => id !== "" && !ids.has(id));
    for (const id of fresh) ids.add(id);
    for (let at = 0; at < fresh.length; at += APPEARANCES_MAX) {
      const businessIds = fresh.slice(at, at + APPEARANCES_MAX).map(Number);
      whenIdle(() => track({ eventType: "search_appearance", businessIds }));
    }
  }, [question, shown]);
}
