import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { EventDetail } from "../contract.ts";

/** What every event has, also one that is over or does not take place: its file says so. */
export function CalendarFiles({ event }: { event: EventDetail }) {
  return (
    <>
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
    </>
  );
}
