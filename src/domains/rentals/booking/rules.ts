import { REQUEST_HOURS } from "./limits-contract.ts";

const HOUR = 3_600_000;

/** A request lapses after two days or when its time has come, whichever is first. */
export const expiryOf = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + REQUEST_HOURS * HOUR, startsAt.getTime()));

interface Standing {
  status: "pending" | "confirmed" | "cancelled";
  expiresAt: Date;
  endedBy: "customer" | "owner" | "expiry" | null;
}

/** What a booking is at a moment: a request that nobody answered is over, also before a job has said so. */
export const standingOf = (
  { status, expiresAt, endedBy }: Standing,
  now: Date,
): Pick<Standing, "status" | "endedBy"> =>
  status === "pending" && expiresAt <= now
    ? { status: "cancelled", endedBy: "expiry" }
    : { status, endedBy };

interface Party {
  totalGuests: number;
  /** How many units they take. */
  quantity: number;
}

/** Why so many guests find no room, and with how many units they would; null when they do. */
export function crowdWords(
  item: { capacity: number; quantity: number },
  { totalGuests, quantity }: Party,
): string | null {
  const most = item.capacity * quantity;
  if (!(totalGuests > most)) return null;
  const room = most === 1 ? "There is room for one guest." : `There is room for ${most} guests.`;
  const needed = Math.ceil(totalGuests / item.capacity);
  return needed <= item.quantity
    ? `${room} For ${totalGuests} please choose ${needed} units.`
    : room;
}
