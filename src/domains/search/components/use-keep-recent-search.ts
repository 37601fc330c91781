import { useEffect } from "react";
import { conditionsOf } from "../query-rules.ts";
import { keepRecentSearch } from "../recent-searches.ts";
import { nameSearch } from "../search-name.ts";

/** A search that found something is offered again on this device; where somebody was is not kept. */
export function useKeepRecentSearch(address: URLSearchParams, found: number): void {
  const name = nameSearch(address);
  const conditions = conditionsOf(address);
  const isKept = name !== null && found > 0 && !address.has("latitude") && !address.has("area");
  useEffect(() => {
    if (isKept) keepRecentSearch({ name, conditions });
  }, [isKept, name, conditions]);
}
