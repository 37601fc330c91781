import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { featuredListingsQuery } from "#src/domains/revenue/client.ts";
import { FeaturedTable } from "#src/domains/revenue/components/admin/featured-table.tsx";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

export function FeaturedPanel() {
  const table = useTableState();
  const list = useAdminList(table, (asked) => featuredListingsQuery(asked));
  return (
    <AdminList
      list={list}
      name="featured businesses"
      errorTitle="The featured businesses did not load"
      empty={
        <EmptyState heading="h3" title="No featured businesses">
          {table.q ? "None has this name." : "Nobody has paid for a level, and none was granted."}
        </EmptyState>
      }
      filters={
        <TableSearch
          table={table}
          label="Search featured businesses"
          hint="By name or city."
          className="w-full sm:w-80"
        />
      }
    >
      <FeaturedTable list={list} />
    </AdminList>
  );
}
