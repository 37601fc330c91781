import { graceEnd } from "#src/domains/payments/grace-rules.ts";

interface Standing {
  state: "incomplete" | "active" | "past-due" | "ended";
  periodStart: Date;
  pastDueSince: Date | null;
}

/** A failed renewal begins the period that is not paid for. */
export const graceOf = ({ periodStart, pastDueSince }: Standing): Date =>
  graceEnd({ pastDueSince: pastDueSince ?? periodStart, paidUntil: periodStart });

/** Paid for, or kept while the card is tried again. */
export function isRunning(standing: Standing, now: Date): boolean {
  if (standing.state === "active") return true;
  return standing.state === "past-due" && now < graceOf(standing);
}
