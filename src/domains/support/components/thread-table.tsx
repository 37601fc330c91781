import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import type { ListKey } from "#src/design/table/use-list-keys.ts";
import type { SupportThread } from "../contract.ts";
import { SUPPORT_CATEGORIES } from "../limits-contract.ts";

interface ThreadTableProps {
  rows: SupportThread[];
  current: ListKey | null;
  isStale: boolean;
  onOpen: (id: number) => void;
}

export function ThreadTable({ rows, current, isStale, onOpen }: ThreadTableProps) {
  const columns: Column<SupportThread>[] = [
    {
      id: "subject",
      header: "Subject",
      cell: ({ subject, isDemo }) => (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {subject} {isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
        </p>
      ),
    },
    {
      id: "from",
      header: "From",
      className: "break-all",
      cell: ({ name, email }) => (
        <>
          <p>{name}</p>
          <p className="text-ink-soft text-xs">{email}</p>
        </>
      ),
    },
    { id: "category", header: "About", cell: ({ category }) => SUPPORT_CATEGORIES[category] },
    {
      id: "last",
      header: "Last message",
      cell: ({ lastMessageAt }) => <Moment time={lastMessageAt} />,
    },
    {
      id: "actions",
      header: "Actions",
      cell: ({ id, subject }) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Open ${subject}`}
          onClick={() => onOpen(id)}
        >
          Open
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption="Conversations"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      current={current}
      isStale={isStale}
    />
  );
}
