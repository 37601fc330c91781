import { Star } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import type { ListKey } from "#src/design/table/use-list-keys.ts";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { SignalList } from "../signal-list.tsx";
import type { TableAddress } from "../table-address.ts";
import { ReviewDecisions } from "./review-decisions.tsx";

interface ReviewTableProps {
  rows: AdminReview[];
  table: TableAddress;
  current: ListKey | null;
  isStale: boolean;
  onEdit: (review: AdminReview) => void;
  onDecline: (review: AdminReview) => void;
}

export function ReviewTable(props: ReviewTableProps) {
  const { rows, table, current, isStale, onEdit, onDecline } = props;
  const columns: Column<AdminReview>[] = [
    {
      id: "business",
      header: "Business",
      cell: ({ businessId, businessName }) => (
        <Link to={`/business/${businessId}?tab=reviews`} className="underline">
          {businessName}
        </Link>
      ),
    },
    {
      id: "reviewer",
      header: "Reviewer",
      className: "break-all md:min-w-40",
      cell: ({ userName, userEmail }) => (
        <>
          <p>{userName}</p>
          <p className="text-ink-soft text-xs">{userEmail}</p>
        </>
      ),
    },
    { id: "rating", header: "Rating", sortable: true, cell: ({ rating }) => starsOf(rating) },
    { id: "title", header: "Title", cell: wordsOf, className: "md:max-w-xs" },
    { id: "status", header: "Status", cell: statusOf },
    {
      id: "date",
      header: "Date",
      sortable: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDay(createdAt)}</span>,
    },
    {
      id: "actions",
      header: "Actions",
      cell: (review) => (
        <ReviewDecisions
          review={review}
          onEdit={() => onEdit(review)}
          onDecline={() => onDecline(review)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Reviews"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      sort={table.sort}
      onSort={table.setSort}
      current={current}
      isStale={isStale}
    />
  );
}

function starsOf(rating: number) {
  return (
    <span className="figures inline-flex items-center gap-1 whitespace-nowrap">
      {rating}
      <Star aria-hidden className="size-4 fill-current text-accent" />
      <span className="sr-only">{rating === 1 ? "star" : "stars"}</span>
    </span>
  );
}

function wordsOf({ title, content, pendingChange, signals }: AdminReview) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="line-clamp-3 text-ink-soft">{content}</p>
      {pendingChange ? (
        <div className="mt-2 border-accent border-l-2 pl-2">
          <p className="text-xs">
            Wants to say ({pendingChange.rating} {pendingChange.rating === 1 ? "star" : "stars"}):
          </p>
          <p className="font-semibold">{pendingChange.title}</p>
          <p className="line-clamp-3 text-ink-soft">{pendingChange.content}</p>
        </div>
      ) : null}
      <SignalList signals={signals} />
    </>
  );
}

function statusOf({ isApproved, isByStaff, pendingChange }: AdminReview) {
  return (
    <div className="flex flex-wrap gap-1">
      {isApproved ? <Badge tone="ok">Approved</Badge> : <Badge tone="accent">Pending</Badge>}
      {pendingChange ? <Badge tone="accent">Change waits</Badge> : null}
      {isByStaff ? <Badge tone="shoal">By staff</Badge> : null}
    </div>
  );
}
