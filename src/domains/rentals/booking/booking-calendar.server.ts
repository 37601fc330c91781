import { joinLines, quotedValue, textValue } from "#src/platform/content-line.server.ts";
import type { MailCalendar } from "#src/platform/mail/mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { BookingFacts } from "./queries.server.ts";
import { standingOf } from "./rules.ts";

const PRODUCT = "-//Landfall//Rentals//EN";
const STATUS_WORDS = { pending: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" };

interface Entry {
  summary: string;
  description: string;
  link: string;
}

/** In universal time, so that no reader needs to know a zone. */
const momentText = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

export const placeOf = ({ address, city, state }: BookingFacts["business"]): string =>
  [address, city, state].filter((part) => part !== "").join(", ");

/** "2 × Tandem kayak" */
export const thingOf = ({ booking, item }: Pick<BookingFacts, "booking" | "item">): string =>
  booking.units === 1 ? item.name : `${booking.units} × ${item.name}`;

type Site = Pick<Services, "site">;

/** The same identity in every mail and in the owner's feed. */
function bookingLines(
  { site }: Site,
  { booking, business }: BookingFacts,
  { summary, description, link }: Entry,
): string[] {
  const { status } = standingOf(booking, new Date());
  return [
    "BEGIN:VEVENT",
    `UID:rental-booking-${booking.id}@${new URL(site.baseUrl).host}`,
    `DTSTAMP:${momentText(booking.updatedAt)}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTART:${momentText(booking.startsAt)}`,
    `DTEND:${momentText(booking.endsAt)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    `LOCATION:${textValue(`${business.name}, ${placeOf(business)}`)}`,
    `URL:${link}`,
    `STATUS:${STATUS_WORDS[status]}`,
    `ORGANIZER;CN=${quotedValue(business.name)}:mailto:${site.mailAddress}`,
  ];
}

/** One customer's booking: taken in, changed or taken out. */
export function customersCalendar(
  services: Site,
  facts: BookingFacts,
  { link, to }: { link: string; to: string },
): MailCalendar {
  const { status } = standingOf(facts.booking, new Date());
  const method = status === "cancelled" ? "CANCEL" : "REQUEST";
  const summary = `${thingOf(facts)} at ${facts.business.name}`;
  const attendee = `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${to}`;
  const lines = bookingLines(services, facts, { summary, description: "", link });
  return { method, file: wholeFile([...lines, attendee, "END:VEVENT"], [`METHOD:${method}`]) };
}

/** Everything that an owner's calendar follows. */
export function ownersCalendar(
  services: Site,
  name: string,
  bookings: readonly BookingFacts[],
): string {
  const entries = bookings.flatMap((facts) => {
    const { booking } = facts;
    const link = `${services.site.baseUrl}/rental-management/${booking.businessId}`;
    const summary = `${thingOf(facts)}: ${booking.customerName}`;
    const description = `Guests: ${booking.totalGuests}`;
    return [...bookingLines(services, facts, { summary, description, link }), "END:VEVENT"];
  });
  return wholeFile(entries, ["METHOD:PUBLISH", `X-WR-CALNAME:${textValue(`${name}: bookings`)}`]);
}

const wholeFile = (entries: readonly string[], head: readonly string[]): string =>
  joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    ...head,
    ...entries,
    "END:VCALENDAR",
  ]);
