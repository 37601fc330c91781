import type { ListPage } from "./paging.ts";

/** Asks for one page after another until all of the list is there. */
export async function callWhole(
  callPage: (query: { offset?: number }) => Promise<ListPage<unknown>>,
): Promise<unknown[]> {
  const whole: unknown[] = [];
  for (let isWhole = false; !isWhole; ) {
    const { items, total } = await callPage({ offset: whole.length || undefined });
    whole.push(...items);
    isWhole = items.length === 0 || whole.length >= total;
  }
  return whole;
}
