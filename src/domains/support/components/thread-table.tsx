import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import type { SupportThread } from "../contract.ts";
import { SUPPORT_CATEGORIES } from "../limits-contract.ts";

interface ThreadTableProps {
  list: ShownList<SupportThread>;
  onOpen: (id: number) => void;
}

export function ThreadTable({ list, onOpen }: ThreadTableProps) {
  const columns: Column<SupportThread>[] = [
    {
      id: "subject",
      header: "Subject",
      cell: ({ subject, isTask, isDemo }) => (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {subject} {isTask ? <Badge tone="accent">Task</Badge> : null}
          {isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
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
  return <ListTable list={list} caption="Conversations" columns={columns} />;
}
