import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { oneOf, useTableAddress } from "#src/design/table/table-address.ts";
import { useListKeys } from "#src/design/table/use-list-keys.ts";
import { inboxCountsQuery, inboxQuery } from "#src/domains/support/client.ts";
import { ThreadDialog } from "#src/domains/support/components/thread-dialog.tsx";
import { ThreadTable } from "#src/domains/support/components/thread-table.tsx";
import type { SupportThread } from "#src/domains/support/contract.ts";
import {
  SUPPORT_PAGE,
  SUPPORT_STATUSES,
  type SupportStatus,
} from "#src/domains/support/limits-contract.ts";
import { ListFrame } from "../list-frame.tsx";

const NAMES: Record<SupportStatus, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export default function SupportTab() {
  const table = useTableAddress();
  const status = oneOf(SUPPORT_STATUSES, table.get("status"));
  const counts = useQuery(inboxCountsQuery).data;
  return (
    <Tabs value={status}>
      <TabList aria-label="Conversations by status">
        {SUPPORT_STATUSES.map((each) => (
          <Tab key={each} value={each} to={table.linkTo({ status: each })} replace>
            {NAMES[each]} <span className="figures">({counts?.[each] ?? "–"})</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={status}>
        <Inbox key={status} status={status} />
      </TabPanel>
    </Tabs>
  );
}

function Inbox({ status }: { status: SupportStatus }) {
  const table = useTableAddress();
  const query = useQuery({
    ...inboxQuery({
      status,
      q: table.q,
      limit: SUPPORT_PAGE,
      offset: (table.page - 1) * SUPPORT_PAGE,
    }),
    placeholderData: keepPreviousData,
  });
  const given = table.get("thread");
  const opened = /^\d{1,9}$/.test(given) ? Number(given) : null;
  const open = (id: number | string | null) =>
    table.set({
      thread: id === null ? "" : String(id),
      page: table.page === 1 ? "" : String(table.page),
    });
  const current = useListKeys({
    ids: (query.data?.items ?? []).map(({ id }) => id),
    actions: { o: open },
  });
  return (
    <div className="flex flex-col gap-5">
      <SearchField
        label="Search conversations"
        hint="By name, e-mail or subject."
        className="w-full sm:w-80"
        value={table.q}
        onSearch={(q) => table.set({ q })}
      />
      <ListFrame<SupportThread>
        label="Pages of conversations"
        errorTitle="The inbox did not load"
        query={query}
        table={table}
        pageRows={SUPPORT_PAGE}
        empty={<EmptyState heading="h3" title={`No ${status} conversations`} />}
      >
        {(items) => (
          <ThreadTable
            rows={items}
            current={current}
            isStale={query.isPlaceholderData}
            onOpen={open}
          />
        )}
      </ListFrame>
      {opened === null ? null : <ThreadDialog id={opened} onClose={() => open(null)} />}
    </div>
  );
}
