import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import { PAGE_ROWS, type TableAddress } from "#src/design/table/table-address.ts";
import type { ListPage } from "#src/shared/http.ts";

interface ListFrameProps<Item> {
  /** "Pages of reviews". */
  label: string;
  errorTitle: string;
  query: UseQueryResult<ListPage<Item>>;
  table: TableAddress;
  empty: ReactNode;
  pageRows?: number;
  children: (items: Item[]) => ReactNode;
}

/** What every list of the admin area does while it loads, when it fails, is empty, or is long. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { label, errorTitle, query, table, empty, pageRows = PAGE_ROWS, children } = props;
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageRows));
  const { page, setPage } = table;
  // Someone deleted what stood on the last page, or the address is older than the list.
  const isBeyond = query.data !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) setPage(last);
  });
  if (query.isError && !query.data) {
    return (
      <ErrorState heading="h3" title={errorTitle} onRetry={query.refetch}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!query.data) return <Skeleton className="h-96" />;
  const { items, total } = query.data;
  if (total === 0) return empty;
  return (
    <>
      {children(items)}
      <Pager
        label={label}
        page={Math.min(page, last)}
        pageSize={pageRows}
        total={total}
        onPage={setPage}
      />
    </>
  );
}
