import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable } from "#src/design/table/list-table.tsx";
import { TableSearch, TableSelect } from "#src/design/table/table-filters.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { AdminList } from "../admin-list.tsx";
import { type OutboxMail, outboxQuery } from "../operations-client.ts";
import { useAdminList } from "../use-admin-list.ts";

const STATUS_OPTIONS = [
  { value: "sent", label: "Sent" },
  { value: "failed", label: "Failed" },
] as const;

const COLUMNS: Column<OutboxMail>[] = [
  { id: "when", header: "When", cell: ({ createdAt }) => <Moment time={createdAt} /> },
  { id: "to", header: "To", cell: ({ recipient }) => recipient, className: "break-all" },
  {
    id: "subject",
    header: "Mail",
    className: "md:max-w-md",
    cell: ({ subject, body, error }) => (
      <>
        <details>
          <summary className="cursor-pointer font-semibold">{subject}</summary>
          <p className="mt-2 whitespace-pre-line break-words text-sm">{body}</p>
        </details>
        {error ? <p className="text-danger text-xs">{error}</p> : null}
      </>
    ),
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => (
      <Badge tone={status === "sent" ? "ok" : "danger"}>
        {status === "sent" ? "Sent" : "Failed"}
      </Badge>
    ),
  },
];

export default function MailOutboxTab() {
  const table = useTableState();
  const status = STATUS_OPTIONS.find(({ value }) => value === table.get("status"))?.value;
  const list = useAdminList(table, (asked) => outboxQuery({ status, ...asked }));
  return (
    <AdminList
      list={list}
      name="mail"
      errorTitle="The outbox did not load"
      empty={<EmptyState heading="h3" title="No mail found" />}
      filters={
        <>
          <p className="text-ink-soft">Codes and links are masked before a mail is kept here.</p>
          <div className="flex flex-wrap items-end gap-4">
            <TableSearch
              table={table}
              label="Search mail"
              hint="By recipient or subject."
              className="w-full sm:w-80"
            />
            <TableSelect
              table={table}
              name="status"
              label="Status"
              placeholder="All"
              options={STATUS_OPTIONS}
              value={status ?? ""}
              className="w-full sm:w-52"
            />
          </div>
        </>
      }
    >
      <ListTable list={list} caption="Mail outbox" columns={COLUMNS} />
    </AdminList>
  );
}
