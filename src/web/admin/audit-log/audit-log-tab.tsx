import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Moment } from "#src/design/patterns/moment.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { useListKeys } from "#src/design/table/use-list-keys.ts";
import { auditLogQuery, auditSubjectsQuery } from "#src/domains/moderation/client.ts";
import type { AuditEntry } from "#src/domains/moderation/contract.ts";
import { ListFrame } from "../list-frame.tsx";
import { PAGE_ROWS, useTableAddress } from "../table-address.ts";
import { AuditDifference } from "./audit-difference.tsx";

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
    cell: ({ action }) => <code className="figures whitespace-nowrap text-xs">{action}</code>,
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
  const table = useTableAddress();
  const { data: subjects = [], isPending: areSubjectsPending } = useQuery(auditSubjectsQuery);
  const subjectType = subjects.find((type) => type === table.get("about"));
  const query = useQuery({
    ...auditLogQuery({ q: table.q, subjectType, limit: PAGE_ROWS, offset: table.offset }),
    placeholderData: keepPreviousData,
    enabled: !table.get("about") || !areSubjectsPending,
  });
  const current = useListKeys({ ids: (query.data?.items ?? []).map(({ id }) => id) });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField
          label="Search the log"
          hint="Who, what about, which decision, or the note."
          className="w-full sm:w-80"
          value={table.q}
          onSearch={(q) => table.set({ q })}
        />
        <Field label="About" className="w-full sm:w-52">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="Everything"
              options={subjects.map(optionOf)}
              value={subjectType ?? ""}
              onChange={(event) => table.set({ about: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ListFrame<AuditEntry>
        label="Pages of the audit log"
        errorTitle="The audit log did not load"
        query={query}
        table={table}
        empty={<EmptyState heading="h3" title="No decisions found" />}
      >
        {(items) => (
          <DataTable
            caption="Audit log"
            columns={COLUMNS}
            rows={items}
            idOf={({ id }) => id}
            current={current}
            isStale={query.isPlaceholderData}
          />
        )}
      </ListFrame>
    </div>
  );
}
