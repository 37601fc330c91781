import type { z } from "zod";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { pagesOf } from "#src/domains/search/query-rules.ts";
import type { Paging } from "#src/shared/paging.ts";
import { isBackwards } from "./day-spans.ts";
import { EventFilter } from "./filter-contract.ts";

/** What a page's address asks for. A condition that makes no sense is left out rather than refused. */
export function readEventQuery(address: URLSearchParams): EventFilter & Paging {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(EventFilter.shape) as [string, z.ZodType][]) {
    const value = address.get(name) || undefined;
    if (value !== undefined && !value.includes("\0") && schema.safeParse(value).success) {
      given[name] = value;
    }
  }
  const { first, last } = pagesOf(address);
  const filter = EventFilter.parse(given);
  if (isBackwards(filter.startDate, filter.endDate)) delete filter.endDate;
  return {
    ...filter,
    limit: (last - first + 1) * PAGE_SIZE,
    offset: (first - 1) * PAGE_SIZE,
  };
}

/** "2027-06", or the month of now. */
export function readMonth(address: URLSearchParams, now: Date): string {
  const asked = address.get("month") ?? "";
  return /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : now.toISOString().slice(0, 7);
}
