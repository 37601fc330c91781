import { CalendarPlus } from "lucide-react";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { googleLink, outlookLink, outlookWorkLink } from "../../calendar/calendar-links.ts";
import type { EventDetail } from "../contract.ts";
import { placeText } from "../rules.ts";

interface AddToCalendarProps {
  event: EventDetail;
  /** Where the site lives. */
  baseUrl: string;
}

export function AddToCalendar({ event, baseUrl }: AddToCalendarProps) {
  const entry = {
    title: event.title,
    description: event.description,
    place: placeText(event),
    link: `${baseUrl}/events/${event.id}`,
    startsAt: new Date(event.startDate),
    endsAt: event.endDate ? new Date(event.endDate) : null,
  };
  const rel = "nofollow noopener noreferrer";
  return (
    <Card asChild>
      <section aria-labelledby="add-to-calendar">
        <h2 id="add-to-calendar" className="mb-2 flex items-center gap-2 text-xl">
          <CalendarPlus aria-hidden className="size-5" /> Add to calendar
        </h2>
        <ul className="flex flex-col [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
          <li>
            <TextLink href={`/api/events/${event.id}/dates/${event.dateId}/calendar.ics`} download>
              Calendar file (.ics)
            </TextLink>
          </li>
          {event.isRecurring ? (
            <li>
              <TextLink href={`/api/events/${event.id}/calendar.ics`} download>
                All dates (.ics)
              </TextLink>
            </li>
          ) : null}
          <li>
            <TextLink href={googleLink(entry)} rel={rel}>
              Google Calendar
            </TextLink>
          </li>
          <li>
            <TextLink href={outlookLink(entry)} rel={rel}>
              Outlook.com
            </TextLink>
          </li>
          <li>
            <TextLink href={outlookWorkLink(entry)} rel={rel}>
              Outlook for work or school
            </TextLink>
          </li>
        </ul>
      </section>
    </Card>
  );
}
