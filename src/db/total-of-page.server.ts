import type { Paging } from "#src/shared/paging.ts";

/** How long a list is. A page with room left is the last one and tells it; any other is counted. */
export async function totalOfPage(
  shown: number,
  { limit, offset }: Paging,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = shown < limit && (shown > 0 || offset === 0);
  return isLast ? offset + shown : count();
}
