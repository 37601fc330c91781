import { LEVEL_NAMES } from "#src/domains/directory/listing/rules.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { newPromises } from "./package-rules.ts";

interface Time {
  id: number;
  packageName: string;
  startsAt: Date;
  endsAt: Date;
  autoRenew: boolean;
}

/** What a listing has at a moment. */
export interface ListingStanding {
  level: number;
  /** The package whose promises are owed. */
  owedLevel: number;
  times: readonly Time[];
}

/** What has become otherwise, in sentences; none where nothing has. */
export function sentencesOf(before: ListingStanding, after: ListingStanding, now: Date): string[] {
  const moved = after.times.flatMap((time) => {
    const was = before.times.find(({ id }) => id === time.id);
    return was ? movedTo(was, time, now) : [];
  });
  const closed = newPromises(before.owedLevel, after.owedLevel);
  return [
    ...moved,
    ...(after.level < before.level
      ? [`The listing falls from ${nameOf(before)} to ${nameOf(after)}.`]
      : []),
    ...(closed.length > 0 ? [`Tasks that are still open are closed: ${closed.join(", ")}.`] : []),
  ];
}

const nameOf = ({ level }: ListingStanding): string => LEVEL_NAMES[level] ?? LEVEL_NAMES[0];

function movedTo(was: Time, is: Time, now: Date): string[] {
  const what = whatMoved(was, is, now);
  const stops = was.autoRenew && !is.autoRenew ? "is charged no more" : null;
  const told = [what, stops].filter((words) => words !== null);
  return told.length > 0 ? [`${is.packageName} ${told.join(" and ")}.`] : [];
}

function whatMoved(was: Time, is: Time, now: Date): string | null {
  if (isOver(was, now)) return null;
  const [oldStart, oldEnd, end] = [was.startsAt, was.endsAt, is.endsAt].map(dayOf);
  if (isOver(is, now)) {
    return was.startsAt > now
      ? `that was to begin on ${oldStart} does not begin`
      : `that was to run until ${oldEnd} ends at once`;
  }
  if (is.startsAt.getTime() !== was.startsAt.getTime()) {
    const start = is.startsAt <= now ? "at once" : `on ${dayOf(is.startsAt)}`;
    return `begins ${start} instead of on ${oldStart}, and ends on ${end} instead of on ${oldEnd}`;
  }
  if (is.endsAt.getTime() === was.endsAt.getTime()) return null;
  return end === oldEnd
    ? `still ends on ${end}, but earlier that day`
    : `ends on ${end} instead of on ${oldEnd}`;
}

const isOver = ({ startsAt, endsAt }: Time, now: Date): boolean =>
  endsAt <= now || endsAt <= startsAt;
const dayOf = (date: Date): string => formatLongDay(date.toISOString());
