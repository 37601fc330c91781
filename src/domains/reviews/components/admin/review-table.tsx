import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import { SignalList } from "#src/domains/moderation/components/signal-list.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { AdminReview } from "../../contract.ts";
import { ReviewDecisions } from "./review-decisions.tsx";
import { ReviewWords, Stars } from "./review-words.tsx";

interface ReviewTableProps {
  list: ShownList<AdminReview>;
  onEdit: (review: AdminReview) => void;
  onDecline: (review: AdminReview) => void;
}

export function ReviewTable(props: ReviewTableProps) {
  const { list, onEdit, onDecline } = props;
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
    { id: "rating", header: "Rating", sortable: true, cell: Stars },
    { id: "title", header: "Title", cell: wordsOf, className: "md:min-w-80" },
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
  return <ListTable list={list} caption="Reviews" columns={columns} />;
}

function wordsOf(review: AdminReview) {
  return (
    <>
      <ReviewWords review={review} />
      <SignalList signals={review.signals} />
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
