import type { CurrentEventKind } from "./contract.ts";

/** Evenly spaced speeds along the channel: flood is positive, ebb negative. */
export interface SpeedSeries {
  startsAt: number;
  stepMs: number;
  knots: number[];
}

export interface SpeedEvent {
  kind: CurrentEventKind;
  time: number;
  knots: number;
}

/** Every slack, greatest and least of the series, in order. */
export function findCurrentEvents({ startsAt, stepMs, knots }: SpeedSeries): SpeedEvent[] {
  const events: SpeedEvent[] = [];
  for (let order = 1; order < knots.length - 1; order += 1) {
    const [before = 0, here = 0, after = 0] = knots.slice(order - 1, order + 2);
    const time = startsAt + order * stepMs;
    if (before < 0 !== here < 0) {
      const share = before / (before - here);
      const kind = here < 0 ? "slack before ebb" : "slack before flood";
      events.push({ kind, time: time - stepMs + share * stepMs, knots: 0 });
    }
    if ((here > before && here >= after) || (here < before && here <= after)) {
      events.push(turningPoint({ before, here, after, time, stepMs }));
    }
  }
  return events;
}

interface Turn {
  before: number;
  here: number;
  after: number;
  time: number;
  stepMs: number;
}

/** The top of the parabola through three points. */
function turningPoint({ before, here, after, time, stepMs }: Turn): SpeedEvent {
  const bend = before - 2 * here + after;
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
  const knots = here - ((before - after) * shift) / 4;
  const isHighest = here > before;
  if (knots >= 0)
    return { kind: isHighest ? "flood" : "least flood", time: time + shift * stepMs, knots };
  return { kind: isHighest ? "least ebb" : "ebb", time: time + shift * stepMs, knots };
}
