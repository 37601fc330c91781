import { Pencil, Users } from "lucide-react";
import { Suspense } from "react";
import { data, redirect, useRouteLoaderData, useSearchParams } from "react-router";
import type { Db } from "#src/db/client.server.ts";
import { Section } from "#src/design/patterns/section.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { AddToCalendar } from "#src/domains/events/event/components/add-to-calendar.tsx";
import {
  ComingDates,
  Continuation,
  EarlierPart,
  PartOfSeries,
} from "#src/domains/events/event/components/coming-dates.tsx";
import {
  ContactOrganizer,
  EventInterest,
} from "#src/domains/events/event/components/contact-organizer.tsx";
import { AllTags, EventFacts } from "#src/domains/events/event/components/event-facts.tsx";
import { EventHero } from "#src/domains/events/event/components/event-hero.tsx";
import {
  EventNotice,
  OtherDateNotice,
} from "#src/domains/events/event/components/event-notice.tsx";
import { EventPosition } from "#src/domains/events/event/components/event-position.tsx";
import { useNow } from "#src/domains/events/event/components/use-now.ts";
import { usePageKey } from "#src/domains/events/event/components/use-page-key.ts";
import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { findPublicPart } from "#src/domains/events/event/find-event-of-date.server.ts";
import { pictureOf } from "#src/domains/events/event/picture-rules.ts";
import { isOpen, isToCome, nextTurn, standingOf } from "#src/domains/events/event/rules.ts";
import { eventPicture } from "#src/domains/events/event/share-rules.ts";
import { isOwnEvent } from "#src/domains/events/organize/queries.server.ts";
import { ReportEvent } from "#src/domains/events/oversight/components/report-event.tsx";
import { RegistrationPanel } from "#src/domains/events/registration/components/registration-panel.tsx";
import { mustWait } from "#src/domains/events/registration/place-words.ts";
import { ExperienceButton } from "#src/domains/sharing/components/experience-button.tsx";
import { ShareMenu } from "#src/domains/sharing/components/share-menu.tsx";
import { EXPERIENCES_SHOWN, type SharePlatform } from "#src/domains/sharing/limits-contract.ts";
import { listExperiences } from "#src/domains/sharing/queries.server.ts";
import type { SharedItem } from "#src/domains/sharing/rules.ts";
import { ExperienceList, TideCard } from "../business-parts.ts";
import { eventData } from "../event-data.ts";
import { findEventWater } from "../event-water.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { useReportShare } from "../report-share.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const event = loaderData?.event;
  if (!event) {
    return pageMeta(matches, {
      title: "Event not found",
      description: "There is no such event on Landfall.",
      isPrivate: true,
    });
  }
  return pageMeta(matches, {
    title: `${event.title}, ${event.city}`,
    description: event.description.slice(0, 160),
    keywords: [event.category, event.city, ...event.tags.slice(0, 5)],
    canonicalPath: `/events/${event.id}`,
    picture: eventPicture(event),
    data: (baseUrl) => eventData(event, baseUrl),
  });
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const { db } = services;
  const id = readRowId(params.id);
  const { searchParams } = new URL(request.url);
  const dateId = readRowId(searchParams.get("date")) || undefined;
  const isWhole = searchParams.get("dates") === "all";
  const event = await findPublicEvent(db, { id, dateId, isWhole });
  const isOtherDate = dateId !== undefined && event?.dateId !== dateId;
  if (isOtherDate) await followDateFrom(db, { id, dateId });
  if (!event) return data(null, { status: 404 });
  const [experiences, water, mayManage] = await Promise.all([
    listExperiences(db, { type: "event", id }, { limit: EXPERIENCES_SHOWN, offset: 0 }),
    findEventWater(event),
    isOwnEvent(db, viewer, id),
  ]);
  renewedBy(context, ...shownEvents(event).map((each) => `event:${each}`));
  return { event, experiences, water, mayManage, isOtherDate, now: Date.now() };
}

/** The event and those that its page names. */
const shownEvents = ({ id, continues, continuedBy, partOf, apart }: EventDetail): number[] => [
  ...[id, continues?.id, continuedBy?.id, partOf?.id].filter((each) => each !== undefined),
  ...new Set(apart.map(({ eventId }) => eventId)),
];

/** A link to a date leads to it, also when it was made an event of its own. */
async function followDateFrom(db: Db, asked: { id: number; dateId: number }): Promise<void> {
  const newId = await findPublicPart(db, asked);
  if (newId !== null) throw redirect(`/events/${newId}?date=${asked.dateId}`);
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const key = usePageKey(loaderData?.event);
  return loaderData ? <EventFound key={key} {...loaderData} /> : <EventNotFound />;
}

type Found = NonNullable<Route.ComponentProps["loaderData"]>;

/** After a form that was sent without scripts; with them a toast says it. */
function CreatedNotice() {
  const [address] = useSearchParams();
  if (address.get("created") !== "yes") return null;
  return <Alert role="status" tone="ok" title="Your event has been created successfully!" />;
}

function EventFound({ event, experiences, water, mayManage, isOtherDate, now: drawnAt }: Found) {
  const now = useNow(drawnAt, (moment) => nextTurn(event, moment));
  const standing = standingOf(event.date, now);
  const reportShare = useReportShare();
  const root = useRouteLoaderData("root") as { baseUrl?: string } | undefined;
  const item = itemOf(event);
  const onShare = (platform: SharePlatform) =>
    reportShare({ platform, type: "event", itemId: event.id });
  return (
    <>
      <EventHero
        event={event}
        now={now}
        actions={
          <>
            {isOpen(standing) ? (
              <Button asChild className="lg:hidden">
                <a href="#registration">
                  {mustWait(event.date) ? "Join the waiting list" : "Register"}
                </a>
              </Button>
            ) : null}
            <ShareMenu item={item} onShare={onShare} />
            {mayManage ? (
              <>
                <Button asChild variant="secondary">
                  <Link to={`/events/${event.id}/edit`}>
                    <Pencil aria-hidden /> Manage event
                  </Link>
                </Button>
                <Button asChild variant="secondary">
                  <Link to={`/events/${event.id}/attendees`}>
                    <Users aria-hidden /> Attendees
                  </Link>
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {mayManage ? <CreatedNotice /> : null}
          {isOtherDate ? <OtherDateNotice event={event} /> : null}
          <EventNotice event={event} />
          <section aria-labelledby="about-event" className="flex flex-col gap-4">
            <h2 id="about-event" className="text-2xl">
              About this event
            </h2>
            <p className="wrap-anywhere whitespace-pre-line">{event.description}</p>
            <AllTags tags={event.tags} />
          </section>
          <section aria-labelledby="event-details" className="flex flex-col gap-4">
            <h2 id="event-details" className="text-2xl">
              Details
            </h2>
            <EventFacts event={event} standing={standing} />
          </section>
          <ComingDates event={event} now={now} />
          <EarlierPart event={event} />
          <Continuation event={event} />
          <PartOfSeries event={event} />
          {water ? (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <p className="-mb-4 text-ink-soft text-sm">
                {event.positionIsApproximate
                  ? "On the water near the middle of the town when it starts:"
                  : "On the water when it starts:"}
              </p>
              <TideCard conditions={water} moment="At the start" />
            </Suspense>
          ) : null}
        </div>
        <aside aria-label="Taking part" className="flex flex-col gap-6">
          <RegistrationPanel
            eventId={event.id}
            date={event.date}
            standing={standing}
            isWalkIn={!event.registrationRequired}
          />
          <AddToCalendar event={event} standing={standing} baseUrl={root?.baseUrl ?? ""} />
          <ContactOrganizer event={event} />
          <EventInterest count={event.interestCount} isOver={standing === "completed"} />
          <EventPosition event={event} />
          <div>
            <ReportEvent event={event} />
          </div>
        </aside>
      </div>
      <Section
        title="Share your experience"
        lead={
          isToCome(event.date, now)
            ? "Once you were there: tell others how it was, with pictures."
            : "Were you there? Tell others how it was, with pictures."
        }
        action={<ExperienceButton place={item} onShare={onShare} />}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ExperienceList about={item} first={experiences} />
        </Suspense>
      </Section>
    </>
  );
}

const itemOf = (event: EventDetail): SharedItem => ({
  type: "event",
  id: event.id,
  name: event.title,
  place: [event.city, event.state].filter(Boolean).join(", "),
  category: null,
  picture: pictureOf(event),
  rating: null,
});

const EventNotFound = () => (
  <NoticePage title="Event not found" to="/events" label="Back to events">
    It may have been taken off, or the link was not complete.
  </NoticePage>
);
