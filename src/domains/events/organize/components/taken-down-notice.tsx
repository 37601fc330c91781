import { Alert } from "#src/design/primitives/alert.tsx";
import type { EditableEvent } from "../contract.ts";

/** What its organizer can do about an event that is off the site. */
export function TakenDownNotice({ event }: { event: Pick<EditableEvent, "takenDownReason"> }) {
  if (event.takenDownReason === null) return null;
  return (
    <Alert role="note" title="This event was taken off the site.">
      <p className="wrap-anywhere">The reason: {event.takenDownReason}</p>
      <p>
        Those who registered were told that it does not take place. You can still change it: nobody
        is written to about that, and administrators can put it back.
      </p>
    </Alert>
  );
}
