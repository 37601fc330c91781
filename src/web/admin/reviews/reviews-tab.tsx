import { Plus } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ClearFilters, TableSearch, TableSelect } from "#src/design/table/table-filters.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { adminReviewsQuery } from "#src/domains/reviews/client.ts";
import { AddReviewDialog } from "#src/domains/reviews/components/admin/add-review-dialog.tsx";
import { EditReviewDialog } from "#src/domains/reviews/components/admin/edit-review-dialog.tsx";
import { ListingFilter } from "#src/domains/reviews/components/admin/listing-filter.tsx";
import { DeclineReviewDialog } from "#src/domains/reviews/components/admin/review-decisions.tsx";
import { ReviewTable } from "#src/domains/reviews/components/admin/review-table.tsx";
import { useReviewDecisions } from "#src/domains/reviews/components/admin/use-review-decisions.ts";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import { isWaiting } from "#src/domains/reviews/rules.ts";
import { readRowId } from "../../row-id.ts";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

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
  const table = useTableState({ by: "date", direction: "desc" });
  const status = oneOf(["all", "approved", "pending"], table.get("status"));
  const businessId = readRowId(table.get("business")) || null;
  const [edited, setEdited] = useState<AdminReview | null>(null);
  const [declinedId, setDeclinedId] = useState<number | null>(null);
  const { approve } = useReviewDecisions();
  const list = useAdminList(
    table,
    (asked) =>
      adminReviewsQuery({
        ...(status === "approved" && { approved: true }),
        ...(status === "pending" && { pending: true }),
        ...(businessId && { businessId }),
        sort: SORTS[oneOf(["date", "rating"], table.sort.by)][table.sort.direction],
        ...asked,
      }),
    {
      keys: {
        a: (review) => isWaiting(review) && approve(review),
        r: (review) => isWaiting(review) && setDeclinedId(review.id),
        e: (review) => setEdited(review),
      },
    },
  );
  // As the list has it now, so that the question is about what it says now.
  const declined = list.rows.find(({ id }) => id === declinedId);
  const isFiltered = table.q !== "" || status !== "all" || businessId !== null;
  return (
    <>
      <AdminList
        list={list}
        name="reviews"
        errorTitle="Failed to fetch reviews"
        empty={
          <EmptyState
            heading="h3"
            title="No reviews found"
            action={
              isFiltered ? <ClearFilters table={table} names={["q", "status", "business"]} /> : null
            }
          />
        }
        filters={
          <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
            <TableSearch table={table} label="Search reviews" />
            <TableSelect
              table={table}
              name="status"
              label="Status"
              options={STATUSES}
              value={status}
            />
            <ListingFilter
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
        }
      >
        <ReviewTable list={list} onEdit={setEdited} onDecline={({ id }) => setDeclinedId(id)} />
      </AdminList>
      {edited ? (
        <EditReviewDialog key={edited.id} review={edited} onClose={() => setEdited(null)} />
      ) : null}
      {declined ? (
        <DeclineReviewDialog review={declined} onClose={() => setDeclinedId(null)} />
      ) : null}
    </>
  );
}
