import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Moment } from "#src/design/patterns/moment.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable } from "#src/design/table/list-table.tsx";
import { TableSearch, TableSelect } from "#src/design/table/table-filters.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { auditLogQuery, auditSubjectsQuery } from "#src/domains/moderation/client.ts";
import { AuditDifference } from "#src/domains/moderation/components/audit-difference.tsx";
import type { AuditEntry } from "#src/domains/moderation/contract.ts";
import { decisionText } from "#src/domains/moderation/decision-text.ts";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

const optionOf = (type: string) => ({
  value: type,
  label: type.charAt(0).toUpperCase() + type.slice(1),
});

const COLUMNS: Column<AuditEntry>[] = [
  { id: "when", header: "When", cell: ({ createdAt }) => <Moment time={createdAt} /> },
  { id: "who", header: "Who", cell: ({ actorName }) => actorName, className: "break-words" },
  {
    id: "action",
    header: "Decision",
    cell: ({ action }) => <span title={action}>{decisionText(action)}</span>,
  },
  {
    id: "subject",
    header: "About",
    className: "md:max-w-xs",
    cell: ({ subjectType, subjectId, subjectName, note }) => (
      <>
        <p className="break-words font-semibold">{subjectName}</p>
        <p className="text-ink-soft text-xs">
          {subjectType} {subjectId}
        </p>
        {note ? <p className="mt-1 whitespace-pre-line">{note}</p> : null}
      </>
    ),
  },
  { id: "change", header: "Before and after", cell: (entry) => <AuditDifference entry={entry} /> },
];

export default function AuditLogTab() {
  const table = useTableState();
  const { data: subjects = [], isPending } = useQuery(auditSubjectsQuery);
  const subjectType = subjects.find((type) => type === table.get("about"));
  const list = useAdminList(table, (asked) => ({
    ...auditLogQuery({ subjectType, ...asked }),
    enabled: !table.get("about") || !isPending,
  }));
  return (
    <AdminList
      list={list}
      name="the audit log"
      errorTitle="The audit log did not load"
      empty={<EmptyState heading="h3" title="No decisions found" />}
      filters={
        <div className="flex flex-wrap items-end gap-4">
          <TableSearch
            table={table}
            label="Search the log"
            hint="Who, what about, which decision, or the note."
            className="w-full sm:w-80"
          />
          <TableSelect
            table={table}
            name="about"
            label="About"
            placeholder="Everything"
            options={subjects.map(optionOf)}
            value={subjectType ?? ""}
            className="w-full sm:w-52"
          />
        </div>
      }
    >
      <ListTable list={list} caption="Audit log" columns={COLUMNS} />
    </AdminList>
  );
}
