import { type QueryKey, type UseQueryOptions, useQueries } from "@tanstack/react-query";
import type { ListPage } from "#src/shared/paging.ts";

/** A question whose answer says how much waits. */
export type WaitingCount = UseQueryOptions<unknown, Error, number>;

export const countOf = <Answer, Key extends QueryKey>(
  question: UseQueryOptions<Answer, Error, Answer, Key>,
  count: (answer: Answer) => number,
): WaitingCount => ({ ...question, select: count }) as unknown as WaitingCount;

export const totalOf = <Item, Key extends QueryKey>(
  question: UseQueryOptions<ListPage<Item>, Error, ListPage<Item>, Key>,
): WaitingCount => countOf(question, ({ total }) => total);

/** How much waits in each tab, by its id; read again after every decision. */
export function useWaitingCounts(
  tabs: readonly { id: string; waiting: readonly WaitingCount[] }[],
): Readonly<Record<string, number>> {
  const asked = tabs.flatMap(({ id, waiting }) => waiting.map((question) => ({ id, question })));
  const answers = useQueries({ queries: asked.map(({ question }) => question) });
  const counts: Record<string, number> = {};
  for (const [index, { id }] of asked.entries()) {
    counts[id] = (counts[id] ?? 0) + (answers[index]?.data ?? 0);
  }
  return counts;
}
