import type { z } from "zod";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import type { Paging } from "#src/shared/paging.ts";
import { pagesOf } from "./query-rules.ts";

/** What a page's address asks for. A condition that makes no sense is left out rather than refused. */
export function readFilter<Filter extends z.ZodObject>(
  address: URLSearchParams,
  filter: Filter,
): z.output<Filter> & Paging {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(filter.shape) as [string, z.ZodType][]) {
    const value = address.get(name) || undefined;
    if (value !== undefined && !value.includes("\0") && schema.safeParse(value).success)
      given[name] = value;
  }
  const { first, last } = pagesOf(address);
  const limit = (last - first + 1) * PAGE_SIZE;
  return { ...filter.parse(given), limit, offset: (first - 1) * PAGE_SIZE };
}
