import { CalendarPlus } from "lucide-react";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { googleLink, outlookLink, outlookWorkLink } from "../../calendar/calendar-links.ts";
import type { EventDetail } from "../contract.ts";
import { isAhead, placeText, type Standing } from "../rules.ts";
import { CalendarFiles } from "./calendar-files.tsx";

interface AddToCalendarProps {
  event: EventDetail;
  /** What is said first about the date, by the clock of now. */
  standing: Standing;
  /** Where the site lives. */
  baseUrl: string;
}

const LINKS = "flex flex-col [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center";

/** A date that does not take place, or is over, is offered to no calendar; its file stays to be had. */
export function AddToCalendar({ event, standing, baseUrl }: AddToCalendarProps) {
  if (!isAhead(standing)) {
    return (
      <ul aria-label="Calendar file" className={LINKS}>
        <CalendarFiles event={event} />
      </ul>
    );
  }
  return (
    <Card asChild>
      <section aria-labelledby="add-to-calendar">
        <h2 id="add-to-calendar" className="mb-2 flex items-center gap-2 text-xl">
          <CalendarPlus aria-hidden className="size-5" /> Add to calendar
        </h2>
        <ul className={LINKS}>
          <CalendarFiles event={event} />
          <CalendarSites event={event} baseUrl={baseUrl} />
        </ul>
      </section>
    </Card>
  );
}

function CalendarSites({ event, baseUrl }: Pick<AddToCalendarProps, "event" | "baseUrl">) {
  const entry = {
    title: event.title,
    description: event.description,
    place: placeText(event),
    link: `${baseUrl}/events/${event.id}`,
    startsAt: new Date(event.startDate),
    endsAt: event.endDate ? new Date(event.endDate) : null,
  };
  const sites = {
    "Google Calendar": googleLink(entry),
    "Outlook.com": outlookLink(entry),
    "Outlook for work or school": outlookWorkLink(entry),
  };
  return Object.entries(sites).map(([name, link]) => (
    <li key={name}>
      <TextLink href={link} rel="nofollow noopener noreferrer">
        {name}
      </TextLink>
    </li>
  ));
}
