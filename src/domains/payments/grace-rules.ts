/** How long what renews is kept when its renewal fails. */
const GRACE_DAYS = 7;

const DAY = 86_400_000;

/** Counted from the first failure, which cannot come before the paid time is over; later ones do not prolong it. */
export function graceEnd({
  pastDueSince,
  paidUntil,
}: {
  pastDueSince: Date;
  paidUntil: Date;
}): Date {
  return new Date(Math.max(pastDueSince.getTime(), paidUntil.getTime()) + GRACE_DAYS * DAY);
}
