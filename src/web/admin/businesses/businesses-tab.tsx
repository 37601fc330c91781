import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { oneOf, PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { useListKeys } from "#src/design/table/use-list-keys.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { managedQuery } from "#src/domains/directory/manage/client.ts";
import { BusinessTable } from "#src/domains/directory/manage/components/admin/business-table.tsx";
import { EditBusinessDialog } from "#src/domains/directory/manage/components/admin/edit-business-dialog.tsx";
import type { ListRequest } from "#src/domains/directory/search/contract.ts";
import { ListFrame } from "../list-frame.tsx";

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
  const filter: Partial<ListRequest> = {
    status,
    q: table.q,
    category,
    sort: oneOf(["newest", "name", "rating", "reviews", "featured"], table.sort.by),
    direction: table.sort.direction,
    limit: PAGE_ROWS,
    offset: table.offset,
  };
  const query = useQuery({ ...managedQuery(filter), placeholderData: keepPreviousData });
  const [edited, setEdited] = useState<Business | null>(null);
  const rows = query.data?.items ?? [];
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: { e: (id) => setEdited(rows.find((row) => row.id === id) ?? null) },
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <SearchField label="Search businesses" value={table.q} onSearch={(q) => table.set({ q })} />
        <Field label="Status">
          {(field) => (
            <NativeSelect
              {...field}
              options={STATUSES}
              value={status}
              onChange={(event) => table.set({ status: event.target.value })}
            />
          )}
        </Field>
        <Field label="Category">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="All categories"
              options={CATEGORY_OPTIONS}
              value={category ?? ""}
              onChange={(event) => table.set({ category: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ListFrame<Business>
        label="Pages of businesses"
        errorTitle="Error Loading Businesses"
        query={query}
        table={table}
        empty={
          <EmptyState
            heading="h3"
            title="No businesses found"
            action={
              <Button
                variant="secondary"
                onClick={() => table.set({ q: "", status: "", category: "" })}
              >
                Clear Filters
              </Button>
            }
          />
        }
      >
        {(items) => (
          <BusinessTable
            rows={items}
            table={table}
            current={current}
            isStale={query.isPlaceholderData}
            onEdit={setEdited}
          />
        )}
      </ListFrame>
      {edited ? (
        <EditBusinessDialog key={edited.id} business={edited} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  );
}
