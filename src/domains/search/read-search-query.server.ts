import type { z } from "zod";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { SearchConditions } from "./contract.ts";
import { readCursor } from "./cursor-contract.ts";
import { pagesOf, tidyQuery } from "./query-rules.ts";
import type { SearchInput } from "./search-input.server.ts";

/**
 * What a page's address asks for. A condition that makes no sense is left out rather than refused:
 * a person who followed an old link still sees a list.
 */
export function readSearchQuery(address: URLSearchParams): SearchInput {
  const search = tidyQuery(address);
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
  const { first, last } = pagesOf(search);
  const before = (first - 1) * PAGE_SIZE;
  const after = readCursor(search.get("after") ?? "");
  return {
    ...conditions,
    latitude: hasPosition ? latitude : undefined,
    longitude: hasPosition ? longitude : undefined,
    limit: (last - first + 1) * PAGE_SIZE,
    ...(after?.offset === before ? { after, offset: 0 } : { offset: before }),
  };
}
