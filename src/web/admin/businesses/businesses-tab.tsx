import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { AddressSearch, AddressSelect, ClearFilters } from "#src/design/table/address-filters.tsx";
import { oneOf, useTableAddress } from "#src/design/table/table-address.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { managedQuery } from "#src/domains/directory/manage/client.ts";
import { BusinessTable } from "#src/domains/directory/manage/components/admin/business-table.tsx";
import { EditBusinessDialog } from "#src/domains/directory/manage/components/admin/edit-business-dialog.tsx";
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
  const table = useTableAddress();
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
            <AddressSearch table={table} label="Search businesses" />
            <AddressSelect
              table={table}
              name="status"
              label="Status"
              options={STATUSES}
              value={status}
            />
            <AddressSelect
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
        <BusinessTable list={list} onEdit={setEdited} />
      </AdminList>
      {edited ? (
        <EditBusinessDialog key={edited.id} business={edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}
