import { endOf, levelAt, type PaidTime } from "#src/domains/promotion/rules.ts";

/** When the promotion that runs now began, with all that it followed without a gap; null when none runs. */
export function promotedSince(times: readonly PaidTime[], now: Date): Date | null {
  const running = times.filter((time) => levelAt([time], now) > 0);
  if (running.length === 0) return null;
  let since = earliest(running);
  for (;;) {
    const earlier = times.filter((time) => time.startsAt < since && endOf(time) >= since);
    if (earlier.length === 0) return since;
    since = earliest(earlier);
  }
}

const earliest = (times: readonly PaidTime[]): Date =>
  new Date(Math.min(...times.map(({ startsAt }) => startsAt.getTime())));
