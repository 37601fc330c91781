import { cx } from "#src/design/class-names.ts";
import { formatWait, type LocalClock } from "../../station/components/local-time.ts";
import type { CurrentEvent } from "../contract.ts";
import { EVENT_WORDS, formatKnots, sayToward } from "./current-words.ts";

interface CurrentEventsProps {
  events: CurrentEvent[];
  now: number;
  clock: LocalClock;
}

/** The coming day, in order. */
export function CurrentEvents({ events, now, clock }: CurrentEventsProps) {
  return (
    <ul
      aria-label="Currents of the coming day"
      className="divide-y divide-line border-line border-t"
    >
      {events.map((event) => (
        <CurrentEventRow key={event.at} event={event} now={now} clock={clock} />
      ))}
    </ul>
  );
}

function CurrentEventRow({
  event,
  now,
  clock,
}: { event: CurrentEvent } & Omit<CurrentEventsProps, "events">) {
  const { kind, at, speedKnots, towardDegrees } = event;
  const time = Date.parse(at);
  const isSlack = kind.startsWith("slack");
  return (
    <li
      className={cx(
        "grid grid-cols-[6.75rem_1fr_auto] items-baseline gap-x-3 px-4 py-2 text-sm",
        isSlack && "bg-shoal",
      )}
    >
      <time dateTime={at} className="figures whitespace-nowrap font-medium">
        {clock.dayAndTime(time)}
      </time>
      <span>
        {EVENT_WORDS[kind]}
        {isSlack ? null : <span className="text-ink-soft"> {sayToward(towardDegrees)}</span>}
      </span>
      <span className="figures whitespace-nowrap text-right">
        {isSlack ? (
          <span className="margin-note text-ink-soft">in {formatWait(now, time)}</span>
        ) : (
          formatKnots(speedKnots)
        )}
      </span>
    </li>
  );
}
