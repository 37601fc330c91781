import type { SpeedEvent, SpeedSeries } from "./current-events.ts";
import type { CurrentOffsets } from "./read-currents.server.ts";

const MINUTE = 60_000;

/** The events of the reference, each moved and scaled as the tables say for its kind. */
export function applyOffsets(events: SpeedEvent[], offsets: CurrentOffsets): SpeedEvent[] {
  const { minutes, ratio } = offsets;
  return events
    .map(({ kind, time, knots }) => {
      const moved =
        kind === "slack before flood"
          ? minutes.slackBeforeFlood
          : kind === "slack before ebb"
            ? minutes.slackBeforeEbb
            : kind.endsWith("flood")
              ? minutes.flood
              : minutes.ebb;
      return {
        kind,
        time: time + moved * MINUTE,
        knots: knots * (knots > 0 ? ratio.flood : ratio.ebb),
      };
    })
    .toSorted((a, b) => a.time - b.time);
}

/** Between two events the speed goes as a sine, which is how the tables are meant to be read. */
export function drawBetween(
  events: SpeedEvent[],
  series: Omit<SpeedSeries, "knots">,
  count: number,
) {
  const knots = Array.from({ length: count }, (_, order) =>
    speedBetween(events, series.startsAt + order * series.stepMs),
  );
  return { ...series, knots };
}

function speedBetween(events: SpeedEvent[], time: number): number {
  const next = events.findIndex((event) => event.time > time);
  const from = events[next - 1];
  const to = events[next];
  if (!from || !to) return 0;
  const share = (time - from.time) / (to.time - from.time);
  if (from.knots === 0) return to.knots * Math.sin((share * Math.PI) / 2);
  if (to.knots === 0) return from.knots * Math.cos((share * Math.PI) / 2);
  return (from.knots + to.knots) / 2 + ((from.knots - to.knots) / 2) * Math.cos(share * Math.PI);
}
