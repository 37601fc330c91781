import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import type { ShownList } from "#src/design/table/list-table.tsx";
import { PAGE_ROWS, type TableState } from "#src/design/table/table-state.ts";
import { type ListKey, useListKeys } from "#src/design/table/use-list-keys.ts";
import type { ListPage } from "#src/shared/paging.ts";

export interface AdminListState<Item> extends ShownList<Item> {
  query: UseQueryResult<ListPage<Item>>;
  pageRows: number;
}

interface Asked {
  q: string;
  limit: number;
  offset: number;
}

interface AdminListOptions<Item> {
  /** What letters do with the item on which the keyboard stands, besides j and k. */
  keys?: Readonly<Record<string, (item: Item) => unknown>>;
  pageRows?: number;
}

/** The page of a list that the address asks for; the last one stays while the next is read. */
export function useAdminList<Item extends { id: ListKey }, Key extends QueryKey>(
  table: TableState,
  read: (asked: Asked) => UseQueryOptions<ListPage<Item>, Error, ListPage<Item>, Key>,
  { keys = {}, pageRows = PAGE_ROWS }: AdminListOptions<NoInfer<Item>> = {},
): AdminListState<Item> {
  const asked = { q: table.q, limit: pageRows, offset: (table.page - 1) * pageRows };
  const query = useQuery({ ...read(asked), placeholderData: keepPreviousData });
  const rows = query.data?.items ?? [];
  const actions = Object.entries(keys).map(([key, act]) => [
    key,
    (id: ListKey) => {
      const item = rows.find((row) => row.id === id);
      if (item) act(item);
    },
  ]);
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: Object.fromEntries(actions),
  });
  return { query, rows, table, current, isStale: query.isPlaceholderData, pageRows };
}
