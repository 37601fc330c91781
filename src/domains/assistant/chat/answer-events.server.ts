import type { EventFilter } from "#src/domains/events/event/filter-contract.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { EVENT_STATES } from "#src/domains/events/event/limits-contract.ts";
import { listEvents } from "#src/domains/events/event/queries.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, type Item, SHOWN_MAX, say } from "./draft.ts";
import type { Day } from "./question-contract.ts";
import { daysText, type Moment, resolveWhen } from "./resolve-when.ts";
import { askWhich, whereAsked, zoneAsked } from "./where-asked.ts";

/** So many are given to choose from. */
const CHOICE_MAX = 12;
const USUAL_MILES = 25;
const ALL_EVENTS = { label: "All events", href: "/events" };
const PAST = "I only know events that are still to come.";

const TIMES: readonly [string, Day][] = [
  ["What about this weekend?", { kind: "weekend", isNext: false }],
  ["What about next month?", { kind: "month", isNext: true }],
  ["What about this month?", { kind: "month", isNext: false }],
];

/** Days that were not just told. */
function otherTimes(told: Moment | null, now: Date, zone: string): string[] {
  const isOther = ([, day]: (typeof TIMES)[number]) => {
    const { first, last } = resolveWhen({ day, minute: null, isNow: false }, now, zone);
    return first !== told?.first || last !== told.last;
  };
  return TIMES.filter(isOther)
    .map(([text]) => text)
    .slice(0, 2);
}

export async function answerEvents(asked: Asked): Promise<Draft> {
  const { slots, services, now } = asked;
  const which = askWhich(asked);
  if (which) return which;
  const zone = zoneAsked(asked);
  const moment = slots.when && resolveWhen(slots.when, now, zone);
  if (moment?.isPast) return draft([say(PAST, ALL_EVENTS)], ["Events this weekend"]);
  const where = whereAsked(asked);
  const miles = slots.miles ?? USUAL_MILES;
  const state = EVENT_STATES.find((name) => name === slots.place?.name);
  const filter: EventFilter = {
    ...(slots.eventCategory ? { category: slots.eventCategory as EventFilter["category"] } : {}),
    ...(where ? { near: { latitude: where.latitude, longitude: where.longitude } } : {}),
    ...(state && !where ? { state } : {}),
    ...{ radius: miles, startDate: moment?.first ?? localDateAt(now, zone) },
    ...(moment ? { endDate: moment.last } : {}),
  };
  const within = where && { latitude: where.latitude, longitude: where.longitude, miles };
  const { passedIds } = slots;
  const { items, total } = await listEvents(
    services.db,
    { ...filter, limit: CHOICE_MAX + passedIds.length, offset: 0 },
    now,
  );
  const coming = items
    .filter(
      ({ id, status, endDate, startDate }) =>
        status === "active" && new Date(endDate ?? startDate) > now && !passedIds.includes(id),
    )
    .map(({ id, dateId }): Item => ({ kind: "event", id, dateId, within }));
  const place = where ? ` within ${miles} miles of ${where.name}` : state ? ` in ${state}` : "";
  const days = moment ? ` ${daysText(moment)}` : " coming up";
  const kind = slots.eventCategory ? `${slots.eventCategory} events` : "Events";
  if (coming.length === 0)
    return draft(
      [say(`I know no ${kind.toLowerCase()}${days}${place}.`, ALL_EVENTS)],
      ["Events this month", "What about next month?"],
    );
  return {
    lead: [say(`${kind}${days}${place}:`)],
    items: coming.slice(0, SHOWN_MAX),
    others: coming.slice(SHOWN_MAX),
    closing:
      total > passedIds.length + SHOWN_MAX
        ? [say("There are more on the events page.", ALL_EVENTS)]
        : [],
    none: [say("What I found has changed meanwhile. Please ask again.", ALL_EVENTS)],
    suggestions: otherTimes(moment, now, zone),
  };
}

/** One event that was named, with its next date. */
export async function answerEvent({ slots, services, now }: Asked): Promise<Draft> {
  const event =
    slots.eventId === null
      ? null
      : await findPublicEvent(services.db, { id: slots.eventId, isWhole: slots.when !== null });
  if (!event)
    return draft([say("I do not know that event.", ALL_EVENTS)], ["What events are coming up?"]);
  const moment = slots.when && resolveWhen(slots.when, now, event.timeZone);
  const isThen = ({ startDate }: { startDate: string }) => {
    const day = localDateAt(new Date(startDate), event.timeZone);
    return moment !== null && day >= moment.first && day <= moment.last;
  };
  const next = event.comingDates.find(isThen) ?? event.comingDates[0];
  if (!next || new Date(next.endDate ?? next.startDate) <= now)
    return draft(
      [say(`That event is over, and I know no further date of it. ${PAST}`, ALL_EVENTS)],
      ["What events are coming up?"],
    );
  return {
    lead: [say("It is on the calendar:")],
    items: [{ kind: "event", id: event.id, dateId: next.id, within: null }],
    others: [],
    closing: [],
    none: [say("That event is not on the site any more.", ALL_EVENTS)],
    suggestions: ["What events are coming up?"],
  };
}
