import { AppError } from "#src/shared/errors.ts";

/**
 * What PostgreSQL says when two people act on one thing at the same moment. Commands look first and
 * lock in one order; this is for the moment between the look and the write.
 */
const CONFLICTS: Readonly<Record<string, () => AppError>> = {
  // Written about a listing, a review or an account that was deleted meanwhile.
  "23503": () =>
    new AppError("not_found", "What this is about is no longer there.", { code: "gone" }),
  // Time that is booked already; the command has looked, and somebody was quicker.
  "23P01": () => new AppError("conflict", "That time is taken.", { code: "taken" }),
  "40P01": busy,
  "40001": busy,
};

function busy(): AppError {
  const message = "Someone else changed this at the same moment. Please try again.";
  return new AppError("conflict", message, { code: "busy" });
}

/** Null for everything else, which is an error of ours. */
export function conflictOf(thrown: unknown): AppError | null {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return CONFLICTS[code]?.() ?? null;
}
