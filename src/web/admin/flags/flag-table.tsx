import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import type { Flag } from "#src/domains/moderation/contract.ts";
import { REPORT_REASONS } from "#src/domains/moderation/limits-contract.ts";
import { ReportedThing } from "./reported-thing.tsx";

interface FlagTableProps {
  list: ShownList<Flag>;
  onUphold: (flag: Flag) => void;
  onDismiss: (flag: Flag) => void;
}

export function FlagTable(props: FlagTableProps) {
  const { list, onUphold, onDismiss } = props;
  const columns: Column<Flag>[] = [
    {
      id: "thing",
      header: "About",
      className: "md:max-w-sm",
      cell: (flag) => <ReportedThing type={flag.subjectType} id={flag.subjectId} />,
    },
    { id: "reason", header: "Reason", cell: reasonOf, className: "md:max-w-xs" },
    { id: "by", header: "By", cell: ({ reporterName }) => reporterName ?? "A visitor" },
    { id: "when", header: "When", cell: ({ createdAt }) => <Moment time={createdAt} /> },
    {
      id: "actions",
      header: "Decision",
      cell: (flag) =>
        flag.status === "open" ? (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={`Uphold report ${flag.id}`}
              onClick={() => onUphold(flag)}
            >
              Uphold
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Dismiss report ${flag.id}`}
              onClick={() => onDismiss(flag)}
            >
              Dismiss
            </Button>
          </div>
        ) : (
          <p>
            {flag.status} by {flag.decidedBy ?? "–"}
          </p>
        ),
    },
  ];
  return <ListTable list={list} caption="Reports" columns={columns} />;
}

function reasonOf({ reason, note, openReports }: Flag) {
  const words: Record<string, string> = REPORT_REASONS;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {words[reason] ?? reason}
        {openReports > 1 ? <Badge tone="danger">{openReports} reports</Badge> : null}
      </p>
      {note ? <p className="whitespace-pre-line text-ink-soft">{note}</p> : null}
    </>
  );
}
