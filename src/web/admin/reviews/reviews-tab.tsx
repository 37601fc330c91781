import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { oneOf, PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { type ListKey, useListKeys } from "#src/design/table/use-list-keys.ts";
import { adminReviewsQuery } from "#src/domains/reviews/client.ts";
import { AddReviewDialog } from "#src/domains/reviews/components/admin/add-review-dialog.tsx";
import { BusinessFilter } from "#src/domains/reviews/components/admin/business-filter.tsx";
import { EditReviewDialog } from "#src/domains/reviews/components/admin/edit-review-dialog.tsx";
import { DeclineReviewDialog } from "#src/domains/reviews/components/admin/review-decisions.tsx";
import { ReviewTable } from "#src/domains/reviews/components/admin/review-table.tsx";
import { useReviewDecisions } from "#src/domains/reviews/components/admin/use-review-decisions.ts";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import { isWaiting } from "#src/domains/reviews/rules.ts";
import { ListFrame } from "../list-frame.tsx";

const STATUSES = [
  { value: "all", label: "All Reviews" },
  { value: "approved", label: "Approved" },
  { value: "pending", label: "Pending Approval" },
];
const SORTS = {
  date: { asc: "oldest", desc: "newest" },
  rating: { asc: "lowest", desc: "highest" },
} as const;

export default function ReviewsTab() {
  const table = useTableAddress({ by: "date", direction: "desc" });
  const status = oneOf(["all", "approved", "pending"], table.get("status"));
  const businessId = /^\d{1,9}$/.test(table.get("business")) ? Number(table.get("business")) : null;
  const query = useQuery({
    ...adminReviewsQuery({
      ...(status === "approved" && { approved: true }),
      ...(status === "pending" && { pending: true }),
      ...(businessId && { businessId }),
      q: table.q,
      sort: SORTS[oneOf(["date", "rating"], table.sort.by)][table.sort.direction],
      limit: PAGE_ROWS,
      offset: table.offset,
    }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<AdminReview | null>(null);
  const [declinedId, setDeclinedId] = useState<number | null>(null);
  const { approve } = useReviewDecisions();
  const rows = query.data?.items ?? [];
  // As the list has it now, so that the question is about what it says now.
  const declined = rows.find(({ id }) => id === declinedId);
  const withWaiting = (act: (review: AdminReview) => unknown) => (id: ListKey) => {
    const review = rows.find((row) => row.id === id);
    if (review && isWaiting(review)) act(review);
  };
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: {
      a: withWaiting(approve),
      r: withWaiting(({ id }) => setDeclinedId(id)),
      e: (id) => setEdited(rows.find((row) => row.id === id) ?? null),
    },
  });
  const isFiltered = table.q !== "" || status !== "all" || businessId !== null;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <SearchField label="Search reviews" value={table.q} onSearch={(q) => table.set({ q })} />
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
        <BusinessFilter
          businessId={businessId}
          onChange={(id) => table.set({ business: id === null ? "" : String(id) })}
        />
        <AddReviewDialog
          trigger={
            <Button>
              <Plus aria-hidden /> Add Review
            </Button>
          }
        />
      </div>
      <ListFrame<AdminReview>
        label="Pages of reviews"
        errorTitle="Failed to fetch reviews"
        query={query}
        table={table}
        empty={
          <EmptyState
            heading="h3"
            title="No reviews found"
            action={
              isFiltered ? (
                <Button
                  variant="secondary"
                  onClick={() => table.set({ q: "", status: "", business: "" })}
                >
                  Clear Filters
                </Button>
              ) : null
            }
          />
        }
      >
        {(items) => (
          <ReviewTable
            rows={items}
            table={table}
            current={current}
            isStale={query.isPlaceholderData}
            onEdit={setEdited}
            onDecline={({ id }) => setDeclinedId(id)}
          />
        )}
      </ListFrame>
      {edited ? (
        <EditReviewDialog key={edited.id} review={edited} onClose={() => setEdited(null)} />
      ) : null}
      {declined ? (
        <DeclineReviewDialog review={declined} onClose={() => setDeclinedId(null)} />
      ) : null}
    </div>
  );
}
