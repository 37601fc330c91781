import type { FundedTime } from "./returned-rules.ts";
import { endOf, isOwn, type PromotedTime } from "./rules.ts";

/** Time that ends elsewhere than before, because its money went back or came again. */
export interface MovedEnd {
  id: number;
  level: number;
  oldEnd: Date;
  newEnd: Date;
}

export interface Move {
  id: number;
  startsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}

/**
 * Months that waited for time which ends earlier now begin where the rest of what they waited for ends, at the
 * earliest now; they wait again when it comes again. They keep their length.
 */
export function moveMonths(end: MovedEnd, times: readonly PromotedTime[], now: Date): Move[] {
  if (end.oldEnd.getTime() === end.newEnd.getTime()) return [];
  const isEarlier = end.newEnd < end.oldEnd;
  const months = times.filter((time) => !time.renews && !time.isGrace && isOwn(time));
  const followers = months.filter(
    ({ id, level, startsAt }) => id > end.id && level <= end.level && startsAt >= end.oldEnd,
  );
  const placed: Span[] = [
    { level: end.level, endsAt: end.newEnd },
    ...months
      .filter((time) => time.id !== end.id && !followers.includes(time))
      .map((time) => ({ level: time.level, endsAt: endOf(time) })),
  ];
  return followers.flatMap((month) => {
    const free = freeFrom(placed, month.level);
    const startsAt = isEarlier
      ? earliest(month.startsAt, latest(now, free))
      : latest(month.startsAt, free);
    const move = movedTo(month, startsAt);
    placed.push({ level: month.level, endsAt: endOf(move) });
    return startsAt.getTime() === month.startsAt.getTime() ? [] : move;
  });
}

function movedTo({ id, ...month }: PromotedTime, startsAt: Date): Move {
  const by = startsAt.getTime() - month.startsAt.getTime();
  const moved = (date: Date) => new Date(date.getTime() + by);
  return {
    id,
    startsAt,
    endsAt: moved(month.endsAt),
    endedAt: month.endedAt && moved(month.endedAt),
  };
}

interface Span {
  level: number;
  endsAt: Date;
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

/** Where time of this level, or of a dearer one, is over. */
const freeFrom = (placed: readonly Span[], wanted: number): Date =>
  placed
    .filter(({ level }) => level >= wanted)
    .reduce((free, { endsAt }) => latest(free, endsAt), new Date(0));

/** Time that lengthens what took its place, and from when on. */
interface TakenPlace<Time> {
  successor: Time;
  since: Date;
}

/** What is dearer and was bought while the money of this time was away; what renews has no longer month. */
export function findTakenPlace<Time extends PromotedTime>(
  { id, level, endsAt }: Pick<PromotedTime, "id" | "level" | "endsAt">,
  times: readonly Time[],
  now: Date,
): TakenPlace<Time> | null {
  const dearer = times.filter(
    (time) => time.id > id && time.level > level && !time.renews && !time.isGrace,
  );
  const since = new Date(Math.min(...dearer.map(({ startsAt }) => startsAt.getTime())));
  const successor = dearer.find((time) => time.endedAt === null && endOf(time) > now);
  return successor && since < endsAt ? { successor, since } : null;
}

/** Where time ends that is worth more than it was, at what each of its days is worth. */
export function lengthenedBy(
  { startsAt, endsAt, worthCents }: FundedTime,
  extraCents: number,
): Date {
  const wholeMs = endsAt.getTime() - startsAt.getTime();
  const extraSeconds = Math.floor((wholeMs * extraCents) / Math.max(1, worthCents) / 1000);
  return new Date(endsAt.getTime() + extraSeconds * 1000);
}
