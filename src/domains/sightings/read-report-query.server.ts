import type { z } from "zod";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { pagesOf } from "#src/domains/search/query-rules.ts";
import type { Paging } from "#src/shared/paging.ts";
import { ReportFilter } from "./contract.ts";

/** What a page's address asks for. A condition that makes no sense is left out rather than refused. */
export function readReportQuery(address: URLSearchParams): ReportFilter & Paging {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(ReportFilter.shape) as [string, z.ZodType][]) {
    const value = address.get(name) || undefined;
    if (value !== undefined && !value.includes("\0") && schema.safeParse(value).success)
      given[name] = value;
  }
  const { first, last } = pagesOf(address);
  return {
    ...ReportFilter.parse(given),
    limit: (last - first + 1) * PAGE_SIZE,
    offset: (first - 1) * PAGE_SIZE,
  };
}
