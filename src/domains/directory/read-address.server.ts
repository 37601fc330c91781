import type { z } from "zod";
import { pageOf, tidyAddress } from "./address-rules.ts";
import { SearchConditions } from "./contract.ts";
import { PAGE_SIZE } from "./limits-contract.ts";
import type { SearchInput } from "./search-input.server.ts";

/**
 * What a page's address asks for. A condition that makes no sense is left out rather than refused:
 * a person who followed an old link still sees a list.
 */
export function readAddress(address: URLSearchParams): SearchInput {
  const search = tidyAddress(address);
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(SearchConditions.shape) as [string, z.ZodType][]) {
    const value = search.get(name) || undefined;
    if (value !== undefined && !value.includes("\0") && schema.safeParse(value).success) {
      given[name] = value;
    }
  }
  const conditions = SearchConditions.parse(given);
  const { latitude, longitude } = conditions;
  const hasPosition = latitude !== undefined && longitude !== undefined;
  return {
    ...conditions,
    latitude: hasPosition ? latitude : undefined,
    longitude: hasPosition ? longitude : undefined,
    limit: pageOf(search) * PAGE_SIZE,
    offset: 0,
  };
}
