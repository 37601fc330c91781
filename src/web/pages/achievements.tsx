import { useLocation, useNavigation, useRevalidator, useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { useSlow } from "#src/design/use-slow.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { readBoardAddress } from "#src/domains/rewards/board/board-address.ts";
import { Leaderboard } from "#src/domains/rewards/board/components/leaderboard.tsx";
import { NameChoice } from "#src/domains/rewards/board/components/name-choice.tsx";
import { AchievementList } from "#src/domains/rewards/member/components/achievement-list.tsx";
import { PointList } from "#src/domains/rewards/member/components/point-list.tsx";
import { StatsCard } from "#src/domains/rewards/member/components/stats-card.tsx";
import { TimeZone } from "#src/domains/rewards/member/components/time-zone.tsx";
import { ENTRIES_SHOWN } from "#src/domains/rewards/member/limits-contract.ts";
import { PointsTable } from "#src/domains/rewards/worth/components/points-table.tsx";
import { TierList } from "#src/domains/rewards/worth/components/tier-list.tsx";
import { REWARD_TIERS } from "#src/domains/rewards/worth/tier-rules.ts";
import { readOwnAchievements } from "../achievements-data.server.ts";
import {
  ACHIEVEMENTS_TABS,
  type AchievementsTab,
  readAchievementsTab,
} from "../achievements-tabs.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/achievements";

const LEAD = "Points and achievements for people who explore the waterfront.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Nautical Achievements",
    description: LEAD,
    canonicalPath: "/achievements",
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return { own: viewer ? await readOwnAchievements(services, viewer.id, searchParams) : null };
}

type Own = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

export default function Achievements({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader contours="achievements" title="Nautical Achievements" lead={LEAD} />
      {own ? <OwnAchievements own={own} /> : <SignInPrompt />}
    </>
  );
}

function SignInPrompt() {
  return (
    <>
      <div className="page-width py-10">
        <EmptyState
          title="Sign in to see your achievements"
          action={
            <Button asChild>
              <a href="/api/login">Sign In</a>
            </Button>
          }
        >
          Your points, your streak and your place on the leaderboard wait behind it.
        </EmptyState>
      </div>
      <Section title="Reward Tiers" tone="shoal">
        <TierList tiers={REWARD_TIERS} ownId={null} />
      </Section>
      <div className="page-width max-w-3xl py-10">
        <PointsTable />
      </div>
    </>
  );
}

const POINTS_ID = "my-points";

function OwnAchievements({ own }: { own: Own }) {
  const { readerId, stats, entries, offset } = own;
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const linkTo = usePointsLink();
  return (
    <>
      <div className="page-width flex flex-col gap-10 py-8">
        <StatsCard stats={stats} pointsId={POINTS_ID}>
          <TimeZone userId={readerId} stats={stats} onSaved={refresh} />
        </StatsCard>
        <OwnTabs own={own} onChanged={refresh} />
      </div>
      <Section
        id={POINTS_ID}
        title="My points"
        className="border-line border-t"
        lead="Every point with its reason, the newest first. What goes over a day's limit is listed, too."
      >
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
          {stats.collects || entries.total > 0 ? (
            <PointList entries={entries} offset={offset} linkTo={linkTo} pageSize={ENTRIES_SHOWN} />
          ) : (
            <p>Administrators decide about what others send in, so they collect nothing.</p>
          )}
          <PointsTable />
        </div>
      </Section>
    </>
  );
}

/** The rest of the address stays. */
function usePointsLink(): (offset: number) => string {
  const [search] = useSearchParams();
  return (offset) => {
    const next = new URLSearchParams(search);
    next.delete("points");
    if (offset > 0) next.set("points", String(offset));
    return `?${next}#${POINTS_ID}`;
  };
}

const TAB_NAMES: Readonly<Record<AchievementsTab, string>> = {
  achievements: "Achievements",
  tiers: "Reward Tiers",
  leaderboard: "Leaderboard",
};

function OwnTabs({ own, onChanged }: { own: Own; onChanged: () => void }) {
  const [search] = useSearchParams();
  const tab = readAchievementsTab(search);
  return (
    <Tabs value={tab}>
      <TabList aria-label="Your achievements">
        {ACHIEVEMENTS_TABS.map((each) => (
          <Tab key={each} value={each} to={each === "achievements" ? "?" : `?tab=${each}`}>
            {TAB_NAMES[each]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={tab}>
        <h2 className="sr-only">{TAB_NAMES[tab]}</h2>
        {useIsWaiting() ? (
          <Skeleton className="h-96" />
        ) : (
          <Shown {...{ tab, own, search, onChanged }} />
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Another tab, time or state is on its way. */
function useIsWaiting(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return useSlow(next?.pathname === pathname && !next.hash);
}

interface ShownProps {
  tab: AchievementsTab;
  own: Own;
  search: URLSearchParams;
  onChanged: () => void;
}

function Shown({ tab, own, search, onChanged }: ShownProps) {
  const viewer = useViewer();
  const { readerId, stats, achievements, board } = own;
  if (tab === "achievements") return <AchievementList achievements={achievements} />;
  if (tab === "tiers")
    return <TierList tiers={REWARD_TIERS} ownId={stats.collects ? stats.tier.id : null} />;
  if (!board) return null;
  const firstName = viewer.status === "authenticated" ? viewer.user.firstName : null;
  return (
    <div className="flex flex-col gap-6">
      <Leaderboard board={board} address={readBoardAddress(search)} collects={stats.collects} />
      {stats.collects ? (
        <NameChoice userId={readerId} onSaved={onChanged} {...{ stats, firstName }} />
      ) : null}
    </div>
  );
}
