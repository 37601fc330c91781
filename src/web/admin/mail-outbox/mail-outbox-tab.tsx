import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { useListKeys } from "#src/design/table/use-list-keys.ts";
import { requestList } from "#src/shared/http.ts";
import { ListFrame } from "../list-frame.tsx";

interface OutboxMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  status: "sent" | "failed";
  error: string | null;
  createdAt: string;
}

const outboxQuery = (filter: Record<string, string | number>) =>
  queryOptions({
    queryKey: ["admin", "mail-outbox", filter],
    queryFn: ({ signal }) => requestList<OutboxMail>("/api/admin/mail-outbox", filter, signal),
    staleTime: 0,
  });

const STATUS_OPTIONS = [
  { value: "sent", label: "Sent" },
  { value: "failed", label: "Failed" },
];

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
  const table = useTableAddress();
  const status = STATUS_OPTIONS.find(({ value }) => value === table.get("status"))?.value ?? "";
  const query = useQuery({
    ...outboxQuery({ q: table.q, status, limit: PAGE_ROWS, offset: table.offset }),
    placeholderData: keepPreviousData,
  });
  const current = useListKeys({ ids: (query.data?.items ?? []).map(({ id }) => id) });
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">Codes and links are masked before a mail is kept here.</p>
      <div className="flex flex-wrap items-end gap-4">
        <SearchField
          label="Search mail"
          hint="By recipient or subject."
          className="w-full sm:w-80"
          value={table.q}
          onSearch={(q) => table.set({ q })}
        />
        <Field label="Status" className="w-full sm:w-52">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="All"
              options={STATUS_OPTIONS}
              value={status}
              onChange={(event) => table.set({ status: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ListFrame<OutboxMail>
        label="Pages of mail"
        errorTitle="The outbox did not load"
        query={query}
        table={table}
        empty={<EmptyState heading="h3" title="No mail found" />}
      >
        {(items) => (
          <DataTable
            caption="Mail outbox"
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
