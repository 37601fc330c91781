import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ClearFilters, TableSearch, TableSelect } from "#src/design/table/table-filters.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { EditListingDialog } from "#src/domains/directory/manage/components/admin/edit-listing-dialog.tsx";
import { ListingTable } from "#src/domains/directory/manage/components/admin/listing-table.tsx";
import { managedQuery } from "#src/domains/search/client.ts";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

const STATUSES = [
  { value: "all", label: "All" },
  { value: "live", label: "Active" },
  { value: "inactive", label: "Inactive" },
  { value: "pending", label: "Pending" },
];
const CATEGORY_OPTIONS = CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));

export default function BusinessesTab() {
  const table = useTableState();
  const category = CATEGORIES.find(({ id }) => id === table.get("category"))?.id;
  const status = oneOf(["all", "live", "inactive", "pending"], table.get("status"));
  const sort = oneOf(["newest", "name", "rating", "reviews", "featured"], table.sort.by);
  const [edited, setEdited] = useState<Business | null>(null);
  const list = useAdminList(
    table,
    (asked) => managedQuery({ status, category, sort, direction: table.sort.direction, ...asked }),
    { keys: { e: (business) => setEdited(business) } },
  );
  return (
    <>
      <AdminList
        list={list}
        name="businesses"
        errorTitle="Error Loading Businesses"
        empty={
          <EmptyState
            heading="h3"
            title="No businesses found"
            action={<ClearFilters table={table} names={["q", "status", "category"]} />}
          />
        }
        filters={
          <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
            <TableSearch table={table} label="Search businesses" />
            <TableSelect
              table={table}
              name="status"
              label="Status"
              options={STATUSES}
              value={status}
            />
            <TableSelect
              table={table}
              name="category"
              label="Category"
              placeholder="All categories"
              options={CATEGORY_OPTIONS}
              value={category ?? ""}
            />
          </div>
        }
      >
        <ListingTable list={list} onEdit={setEdited} />
      </AdminList>
      {edited ? (
        <EditListingDialog key={edited.id} business={edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}
