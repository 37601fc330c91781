/**
 * So many months after the anchor, at its time of day in UTC; on the last day where the month is shorter.
 * Periods are counted from their anchor: a month after the 31st of January, and a month after that, are
 * the 28th of February and the 31st of March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}
