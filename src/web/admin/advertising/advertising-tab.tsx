import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { paymentSettingsQuery } from "#src/domains/payments/client.ts";
import { FailedEvents } from "#src/domains/payments/components/admin/failed-events.tsx";
import { revenueQuery } from "#src/domains/revenue/client.ts";
import { RevenueCards } from "#src/domains/revenue/components/admin/revenue-cards.tsx";
import { FeaturedPanel } from "./featured-panel.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { RevenuePanel } from "./revenue-panel.tsx";

const LISTS = [
  { id: "featured", label: "Featured businesses", Panel: FeaturedPanel },
  { id: "revenue", label: "Revenue", Panel: RevenuePanel },
  { id: "payments", label: "Payments", Panel: PaymentsPanel },
  { id: "events", label: "Failed events", Panel: FailedEvents },
] as const;

/** What is featured, what it has brought and what it is worth. */
export default function AdvertisingTab() {
  const table = useTableState();
  const id = oneOf(["featured", "revenue", "payments", "events"], table.get("list"));
  const { Panel } = LISTS.find((list) => list.id === id) ?? LISTS[0];
  return (
    <div className="flex flex-col gap-6">
      <ProcessorNote />
      <Cards />
      <Tabs value={id}>
        <TabList aria-label="Advertising">
          {LISTS.map((list) => (
            <Tab
              key={list.id}
              value={list.id}
              to={table.linkTo({ list: list.id, q: "", sort: "", direction: "" })}
              replace
            >
              {list.label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={id} className="py-6">
          <Fragment key={id}>
            <Panel />
          </Fragment>
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Cards() {
  const { data: revenue, isError, refetch } = useQuery(revenueQuery);
  if (isError && !revenue) {
    return <ErrorState heading="h3" title="The revenue did not load" onRetry={refetch} />;
  }
  return revenue ? <RevenueCards revenue={revenue} /> : <Skeleton className="h-36" />;
}

function ProcessorNote() {
  const { data: settings } = useQuery(paymentSettingsQuery);
  if (settings?.isOpen === false) {
    return (
      <Alert tone="caution" role="note" title="Payments are not open on this site">
        Nobody can buy a promotion until a payment processor is set up.
      </Alert>
    );
  }
  if (!settings?.isSandbox) return null;
  return (
    <Alert tone="caution" role="note" title="The sandbox is in use">
      Payments are made with test cards: no money has moved, whatever the figures say.
    </Alert>
  );
}
