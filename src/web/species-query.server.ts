import type { z } from "zod";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { pagesOf } from "#src/domains/search/query-rules.ts";
import { SpeciesFilter } from "#src/domains/species/contract.ts";
import type { Paging } from "#src/shared/paging.ts";

/** What the page's address asks for. A condition that makes no sense is left out rather than refused. */
export function readSpeciesQuery(address: URLSearchParams): SpeciesFilter & Paging {
  const given = Object.fromEntries(
    (Object.entries(SpeciesFilter.shape) as [string, z.ZodType][]).flatMap(([name, schema]) => {
      const value = address.get(name) || undefined;
      const isGiven = value !== undefined && !value.includes("\0");
      return isGiven && schema.safeParse(value).success ? [[name, value]] : [];
    }),
  );
  const { first, last } = pagesOf(address);
  return {
    ...SpeciesFilter.parse(given),
    limit: (last - first + 1) * PAGE_SIZE,
    offset: (first - 1) * PAGE_SIZE,
  };
}
