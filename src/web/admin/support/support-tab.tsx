import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { inboxCountsQuery, inboxQuery } from "#src/domains/support/client.ts";
import { ThreadDialog } from "#src/domains/support/components/thread-dialog.tsx";
import { ThreadTable } from "#src/domains/support/components/thread-table.tsx";
import {
  SUPPORT_PAGE,
  SUPPORT_STATUSES,
  type SupportStatus,
} from "#src/domains/support/limits-contract.ts";
import { readRowId } from "../../row-id.ts";
import { AdminList } from "../admin-list.tsx";
import { StatusTabs } from "../status-tabs.tsx";
import { useAdminList } from "../use-admin-list.ts";

const NAMES: Record<SupportStatus, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export default function SupportTab() {
  const table = useTableState();
  const status = oneOf(SUPPORT_STATUSES, table.get("status"));
  const counts = useQuery(inboxCountsQuery).data;
  return (
    <StatusTabs
      label="Conversations by status"
      table={table}
      value={status}
      names={NAMES}
      counts={counts}
    >
      <Inbox status={status} />
    </StatusTabs>
  );
}

function Inbox({ status }: { status: SupportStatus }) {
  const table = useTableState();
  const opened = readRowId(table.get("thread")) || null;
  const open = (id: number | null) =>
    table.set({
      thread: id === null ? "" : String(id),
      page: table.page === 1 ? "" : String(table.page),
    });
  const list = useAdminList(table, (asked) => inboxQuery({ status, ...asked }), {
    keys: { o: ({ id }) => open(id) },
    pageRows: SUPPORT_PAGE,
  });
  return (
    <>
      <AdminList
        list={list}
        name="conversations"
        errorTitle="The inbox did not load"
        empty={<EmptyState heading="h3" title={`No ${status} conversations`} />}
        filters={
          <TableSearch
            table={table}
            label="Search conversations"
            hint="By name, e-mail or subject."
            className="w-full sm:w-80"
          />
        }
      >
        <ThreadTable list={list} onOpen={open} />
      </AdminList>
      {opened === null ? null : <ThreadDialog id={opened} onClose={() => open(null)} />}
    </>
  );
}
