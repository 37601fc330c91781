import { useSearchParams } from "react-router";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { EventDate, EventDetail } from "../contract.ts";
import { placesLeft, standingOf } from "../rules.ts";
import { dayText, timeText } from "../when-rules.ts";
import { StandingBadge } from "./standing-badge.tsx";

const ALL_DATES = "&dates=all";

/** The dates of a series that are not over; each can be chosen. */
export function ComingDates({ event, now }: { event: EventDetail; now: number }) {
  const whole = useSearchParams()[0].get("dates") === "all" ? ALL_DATES : "";
  const more = event.comingCount - event.comingDates.length;
  const dates = inOrder(event, more > 0);
  if ((!event.isRecurring && event.apart.length === 0) || dates.length === 0) return null;
  return (
    <section aria-labelledby="coming-dates">
      <h2 id="coming-dates" className="mb-3 text-2xl">
        Coming dates
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {dates.map((date) => (
          <li key={date.id}>
            <Link
              to={
                date.title === null
                  ? `?date=${date.id}${whole}`
                  : `/events/${date.eventId}?date=${date.id}`
              }
              preventScrollReset={date.title === null}
              aria-current={date.id === event.dateId ? "date" : undefined}
              className="flex min-h-11 items-center justify-between gap-3 border border-line px-3 py-2 hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <time dateTime={date.startDate}>
                {dayText(date.startLocal)}, {timeText(date.startLocal)}
                {date.title === null ? null : (
                  <span className="wrap-anywhere block text-ink-soft text-sm">
                    Changed: {date.title}
                  </span>
                )}
              </time>
              <DateState date={date} now={now} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
          <Link to={`?date=${event.dateId}${ALL_DATES}`} preventScrollReset>
            and {formatNumber(more)} more
          </Link>
        </TextLink>
      ) : null}
    </section>
  );
}

/** With those that became events of their own among them, as far as the others are shown. */
function inOrder({ id, comingDates, apart }: EventDetail, isCut: boolean) {
  const last = comingDates.at(-1)?.startDate ?? "";
  const own = comingDates.map((date) => ({ ...date, eventId: id, title: null }));
  const others = isCut ? apart.filter(({ startDate }) => startDate < last) : apart;
  return [...own, ...others].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

/** The way back to the series that it was a date of. */
export function PartOfSeries({ event: { partOf } }: { event: EventDetail }) {
  if (partOf === null) return null;
  return (
    <p>
      This is a changed date of a series. For its other dates see{" "}
      <TextLink asChild>
        <Link to={`/events/${partOf.id}`}>{partOf.title}</Link>
      </TextLink>
      .
    </p>
  );
}

/** The way back from the later part of a series to the one before it. */
export function EarlierPart({ event: { continues } }: { event: EventDetail }) {
  if (continues === null) return null;
  return (
    <p>
      This series continues{" "}
      <TextLink asChild>
        <Link to={`/events/${continues.id}`}>{continues.title}</Link>
      </TextLink>
      , where its earlier dates are.
    </p>
  );
}

/** Where a series goes on whose later dates were changed. */
export function Continuation({ event: { continuedBy } }: { event: EventDetail }) {
  if (continuedBy === null) return null;
  return (
    <p>
      From {dayText(continuedBy.startLocal)} on this series continues as{" "}
      <TextLink asChild>
        <Link to={`/events/${continuedBy.id}`}>{continuedBy.title}</Link>
      </TextLink>
      .
    </p>
  );
}

function DateState({ date, now }: { date: EventDate; now: number }) {
  const left = placesLeft(date);
  if (standingOf(date, now) !== "open") return <StandingBadge event={date} now={now} />;
  return left === null ? null : (
    <span className="figures text-ink-soft text-xs">{formatNumber(left)} free</span>
  );
}
