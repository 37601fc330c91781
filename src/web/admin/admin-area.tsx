import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { ADMIN_TABS, tabOf } from "./admin-tabs.ts";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { useWaitingCounts } from "./waiting-counts.ts";

/** The tab stands in the address; what the table of another tab shows does not come along. */
export default function AdminArea({ user }: { user: CurrentUser }) {
  const [address] = useSearchParams();
  const { id, label, Panel } = tabOf(address.get("tab"));
  const waiting = useWaitingCounts(ADMIN_TABS);
  return (
    <>
      <PageHeader
        title="Administration"
        lead={`Signed in as ${user.email}`}
        actions={<KeyboardHelp />}
      />
      <div className="page-width py-8">
        <Tabs value={id}>
          <TabList aria-label="Administration" className="md:flex-wrap md:[&>a]:px-2.5">
            {ADMIN_TABS.map((tab) => (
              <Tab key={tab.id} value={tab.id} to={`?tab=${tab.id}`}>
                {tab.label}
                {tab.waiting.length > 0 ? <WaitingBadge count={waiting[tab.id]} /> : null}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={id}>
            <h2 className="sr-only">{label}</h2>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Panel />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}

/** Its room is kept while the number is not known: no tab moves under the pointer when it comes. */
function WaitingBadge({ count = 0 }: { count?: number }) {
  return (
    <Badge
      tone="solid"
      className={cx("figures min-w-8 justify-center", count === 0 && "invisible")}
      aria-hidden={count === 0}
    >
      {formatNumber(count)}
      <span className="sr-only"> waiting</span>
    </Badge>
  );
}
