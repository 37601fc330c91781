import type { NwsAlert } from "./nws-answers.ts";
import type { WeatherAlert } from "./weather.server.ts";

const ALERTS_MAX = 8;
const WORST_FIRST = ["Extreme", "Severe", "Moderate", "Minor"];

/** Of several questions: each once, none that is over, called off, a test, or replaced by another. */
export function currentAlerts(
  answers: readonly (readonly NwsAlert[])[],
  now: number,
): WeatherAlert[] {
  const all = new Map(answers.flat().map((alert) => [idOf(alert), alert]));
  const replaced = new Set(
    [...all.values()].flatMap(({ references }) => references?.map(({ identifier }) => identifier)),
  );
  return [...all]
    .filter(([id, alert]) => !replaced.has(id) && isInForce(alert, now))
    .sort(([, a], [, b]) => rankOf(a) - rankOf(b))
    .slice(0, ALERTS_MAX)
    .map(([id, { event, headline, description, ends, expires }]) => ({
      ...{ id, event, headline: headline || event },
      description: description || null,
      until: ends ?? expires ?? null,
    }));
}

/** Old answers of the service had none. */
const idOf = ({ id, event, headline }: NwsAlert): string => id || `${event} ${headline ?? ""}`;

function isInForce({ status, messageType, ends, expires }: NwsAlert, now: number): boolean {
  const until = ends ?? expires;
  const isOver = until !== null && until !== undefined && Date.parse(until) <= now;
  return (status ?? "Actual") === "Actual" && messageType !== "Cancel" && !isOver;
}

function rankOf({ severity }: NwsAlert): number {
  const rank = WORST_FIRST.indexOf(severity ?? "");
  return rank === -1 ? WORST_FIRST.length : rank;
}
