import { type ReactNode, useEffect } from "react";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import type { AdminListState } from "./use-admin-list.ts";

interface AdminListProps<Item> {
  list: AdminListState<Item>;
  /** "reviews", for the pager. */
  name: string;
  errorTitle: string;
  /** What stands above the list, such as its search. */
  filters?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

/** What every list of the admin area does while it loads, when it fails, is empty, or is long. */
export function AdminList<Item>({ filters, ...props }: AdminListProps<Item>) {
  return (
    <div className="flex flex-col gap-5">
      {filters}
      <Page {...props} />
    </div>
  );
}

function Page<Item>(props: Omit<AdminListProps<Item>, "filters">) {
  const { list, name, errorTitle, empty, children } = props;
  const { query, table, pageRows } = list;
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
  const { total } = query.data;
  if (total === 0) return empty;
  return (
    <>
      {children}
      <Pager
        label={`Pages of ${name}`}
        page={Math.min(page, last)}
        pageSize={pageRows}
        total={total}
        linkTo={table.pageLink}
      />
    </>
  );
}
