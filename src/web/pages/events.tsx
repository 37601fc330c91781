import { CalendarDays, List } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useSlow } from "#src/design/use-slow.ts";
import { useHighlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { CreateEventButton } from "#src/domains/events/event/components/create-event-button.tsx";
import { DayHeading } from "#src/domains/events/event/components/day-heading.tsx";
import {
  ClearAll,
  EventFilters,
  isNarrowedTo,
} from "#src/domains/events/event/components/event-filters.tsx";
import { EventGrid } from "#src/domains/events/event/components/event-grid.tsx";
import { EventGridSkeleton } from "#src/domains/events/event/components/event-grid-skeleton.tsx";
import { EventSearch } from "#src/domains/events/event/components/event-search.tsx";
import { EventsMap } from "#src/domains/events/event/components/events-map.tsx";
import { FOUND_ANCHOR } from "#src/domains/events/event/components/found-anchor.ts";
import {
  MONTH_ANCHOR,
  MonthCalendar,
} from "#src/domains/events/event/components/month-calendar.tsx";
import { QuickChoices } from "#src/domains/events/event/components/quick-choices.tsx";
import { useToday } from "#src/domains/events/event/components/use-today.ts";
import { FEATURED_SHOWN, UPCOMING_SHOWN } from "#src/domains/events/event/limits-contract.ts";
import { listMonth } from "#src/domains/events/event/list-month.server.ts";
import {
  firstFeatured,
  firstUpcoming,
  listEvents,
} from "#src/domains/events/event/queries.server.ts";
import { readEventQuery, readMonth } from "#src/domains/events/event/read-event-query.server.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { ResultsLayout } from "#src/domains/search/components/results-layout.tsx";
import { type Filters, useFilters } from "#src/domains/search/components/use-filters.ts";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { isNarrowed, pageMeta } from "../seo.ts";
import type { Route } from "./+types/events";

const LEAD = "Boat shows, regattas, fishing tournaments and festivals along the coast.";
const OWN = ["season", "startDate", "endDate", "near", "view", "month"];

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Marine Events",
    description: LEAD,
    canonicalPath: "/events",
    isPrivate:
      isNarrowed(location.search) ||
      OWN.some((name) => new URLSearchParams(location.search).has(name)),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).services;
  const address = new URL(request.url).searchParams;
  const filter = readEventQuery(address);
  const now = new Date();
  const month = address.get("view") === "month" ? readMonth(address, now) : null;
  // What was asked for comes first.
  const isWhole = month === null && !isNarrowedTo(address);
  const [found, featured, upcoming, days] = await Promise.all([
    listEvents(db, filter, now),
    isWhole ? firstFeatured(db, FEATURED_SHOWN, now) : [],
    isWhole ? firstUpcoming(db, UPCOMING_SHOWN, now) : [],
    month ? listMonth(db, { ...filter, month }) : [],
  ]);
  renewedBy(context, "events:any");
  return { found, featured, upcoming, days, month, offset: filter.offset, now: now.getTime() };
}

type Found = Route.ComponentProps["loaderData"];

export default function Events({ loaderData }: Route.ComponentProps) {
  const filters = useFilters();
  const { featured, upcoming, now } = loaderData;
  const today = useToday(now);
  return (
    <>
      <PageHeader
        contours="events"
        title="Marine Events"
        lead={LEAD}
        actions={<CreateEventButton />}
      >
        <EventSearch filters={filters} />
        <QuickChoices filters={filters} today={today} />
      </PageHeader>
      {featured.length > 0 ? (
        <Section title="Featured Events">
          <EventGrid events={featured} now={now} />
        </Section>
      ) : null}
      {upcoming.length > 0 ? (
        <Section title="Upcoming Events" tone="shoal">
          <EventGrid events={upcoming} now={now} isCompact />
        </Section>
      ) : null}
      <AllEvents found={loaderData} filters={filters} today={today} />
    </>
  );
}

interface AllEventsProps {
  found: Found;
  filters: Filters;
  today: string;
}

function AllEvents({ found, filters, today }: AllEventsProps) {
  const highlight = useHighlight();
  const { items, total, isCapped } = found.found;
  // More of the same keeps what is there; another question does not.
  const foundText = `${totalText(total, isCapped)} ${total === 1 ? "event" : "events"}`;
  const isAskedAnew = useSlow(filters.isLoading && !filters.search.has("page"));
  return (
    <ResultsLayout map={<EventsMap events={items} highlight={highlight} />}>
      <h2 id={LIST_ANCHOR} className="mb-4 scroll-mt-4 text-2xl">
        All events
      </h2>
      <EventFilters filters={filters} found={foundText} />
      <div
        id={FOUND_ANCHOR}
        className="my-4 flex scroll-mt-4 flex-wrap items-center justify-between gap-3"
      >
        <p aria-live="polite">
          <strong className="figures">{totalText(total, isCapped)}</strong>{" "}
          {total === 1 ? "event" : "events"}
        </p>
        <div className="flex flex-wrap gap-2">
          <ClearAll filters={filters} />
          <ViewLink filters={filters} isMonth={found.month !== null} />
        </div>
      </div>
      <DayHeading filters={filters} />
      {isAskedAnew ? <EventGridSkeleton /> : null}
      <div hidden={isAskedAnew}>
        {found.month ? (
          <div className="mb-8">
            <MonthCalendar month={found.month} days={found.days} {...{ today, filters }} />
          </div>
        ) : null}
        <EarlierResults offset={found.offset} />
        {total === 0 ? (
          <NoEvents />
        ) : (
          <EventGrid
            events={items}
            now={found.now}
            highlight={highlight}
            leadsToDate={filters.search.has("startDate") || filters.search.has("endDate")}
          />
        )}
        <LoadMore
          shown={found.offset + items.length}
          total={isCapped ? Number.POSITIVE_INFINITY : total}
          label="Load More"
        />
      </div>
    </ResultsLayout>
  );
}

const LIST_ANCHOR = "list";

/** What stands above comes and goes with the calendar: the link leads to what it shows. */
function ViewLink({ filters, isMonth }: { filters: Filters; isMonth: boolean }) {
  const to = filters.linkTo({ view: isMonth ? null : "month", month: null });
  return (
    <Button asChild variant="secondary">
      <Link to={`${to}#${isMonth ? LIST_ANCHOR : MONTH_ANCHOR}`}>
        {isMonth ? <List aria-hidden /> : <CalendarDays aria-hidden />}
        {isMonth ? "Hide calendar" : "Month calendar"}
      </Link>
    </Button>
  );
}

const NoEvents = () => (
  <EmptyState
    title="No events found"
    action={
      <Button asChild>
        <Link to="/events">Show all events</Link>
      </Button>
    }
  >
    Nothing matches all of that. Try fewer filters or another word.
  </EmptyState>
);
