import { Alert } from "#src/design/primitives/alert.tsx";
import type { EventDetail } from "../contract.ts";
import { isCalledOff, STANDING_WORDS } from "../rules.ts";
import { dayText, timeText, whenText } from "../when-rules.ts";

/** For whoever asked for a date that was taken out of the series. */
export const OtherDateNotice = ({ event }: { event: EventDetail }) => (
  <Alert role="note" tone="info" title="That date is no longer planned">
    <p>Shown is {whenText(event)}.</p>
  </Alert>
);

/** Others of the series go on. */
const isOneOfSeveral = ({ comingDates, date }: EventDetail): boolean =>
  comingDates.some(({ id, status }) => id !== date.id && status === "active");

/** What became of the date since it was announced: cancelled, postponed, moved, the weather. */
export function EventNotice({ event }: { event: EventDetail }) {
  const { status, statusNote, previousStartLocal, weatherCall } = event.date;
  const what = isOneOfSeveral(event) ? "This date" : "This event";
  const words = event.date.statusNote ? <p>{statusNote}</p> : null;
  if (isCalledOff(event.date)) {
    return (
      <Alert title={STANDING_WORDS["called-off"]}>
        {words}
        <p>Should it take place after all, everybody who registered is told.</p>
      </Alert>
    );
  }
  if (status === "cancelled") return <Alert title={`${what} is cancelled`}>{words}</Alert>;
  if (status === "postponed") {
    return (
      <Alert title={`${what} is postponed`}>{words ?? <p>The new day is not known yet.</p>}</Alert>
    );
  }
  if (weatherCall === "go") {
    return (
      <Alert tone="ok" title="Go: it takes place as planned">
        {words}
      </Alert>
    );
  }
  if (previousStartLocal === null) return null;
  return (
    <Alert tone="info" title={`${event.isRecurring ? "This date" : "This event"} was moved`}>
      <p>
        It was to start on {dayText(previousStartLocal)} at {timeText(previousStartLocal)}.
      </p>
      {words}
    </Alert>
  );
}
