import { Check, X } from "lucide-react";
import { Link } from "react-router";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import type { ListKey } from "#src/design/table/use-list-keys.ts";
import { SignalList } from "#src/domains/moderation/components/signal-list.tsx";
import { findCategory } from "../../../listing/category-contract.ts";
import type { Business } from "../../../listing/contract.ts";
import type { Question } from "./pending-question.tsx";
import { SubmissionWords } from "./submission-words.tsx";

interface PendingTableProps {
  list: ShownList<Business>;
  chosen: ReadonlySet<ListKey>;
  onChoose: (chosen: Set<ListKey>) => void;
  onAsk: (question: Question) => void;
}

export function PendingTable(props: PendingTableProps) {
  const { list, chosen, onChoose, onAsk } = props;
  const columns: Column<Business>[] = [
    { id: "name", header: "Business", sortable: true, cell: describe, className: "md:min-w-80" },
    {
      id: "category",
      header: "Category",
      cell: ({ category }) => findCategory(category)?.name ?? category,
    },
    {
      id: "place",
      header: "Location",
      cell: ({ city, state, zipCode }) => `${city}, ${state} ${zipCode}`,
    },
    { id: "contact", header: "Contact", cell: contactOf, className: "break-all" },
    {
      id: "newest",
      header: "Submitted",
      sortable: true,
      cell: ({ createdAt, submitter }) => (
        <>
          <Moment time={createdAt} />
          {submitter ? <p className="text-ink-soft text-xs">by {submitter.name}</p> : null}
        </>
      ),
    },
    {
      id: "actions",
      header: "Actions",
      cell: (business) => (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={`Approve ${business.name}`}
            onClick={() => onAsk({ kind: "approve", business })}
          >
            <Check aria-hidden /> Approve
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Reject ${business.name}`}
            onClick={() => onAsk({ kind: "reject", business })}
          >
            <X aria-hidden /> Reject
          </Button>
        </div>
      ),
    },
  ];
  return (
    <ListTable
      list={list}
      caption="Pending submissions"
      columns={columns}
      choice={{ chosen, onChange: onChoose, nameOf: ({ name }) => name }}
    />
  );
}

function describe(business: Business) {
  const { id, name, isDemo, signals } = business;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/business/${id}`} className="font-semibold underline">
          {name}
        </Link>
        {isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
      </p>
      <SubmissionWords business={business} />
      <SignalList signals={signals} />
    </>
  );
}

function contactOf({ phone, email }: Business) {
  return (
    <>
      {phone ? <p className="whitespace-nowrap">{phone}</p> : null}
      {email ? <p className="text-ink-soft">{email}</p> : null}
    </>
  );
}
