import type { SearchResponse } from "./contract.ts";

/** For an answer that is the bare list. */
export function tellTotal(
  headers: Headers,
  { totalCount, totalIsCapped, next }: SearchResponse,
): void {
  headers.set("X-Total-Count", String(totalCount));
  if (totalIsCapped) headers.set("X-Total-Capped", "true");
  if (next) headers.set("X-Next-After", encodeURIComponent(next));
}
