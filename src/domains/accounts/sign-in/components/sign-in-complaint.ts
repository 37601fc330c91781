import type { FormOutcome } from "#src/shared/form-outcome.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";

const SECOND_FACTOR = "second_factor_required";

export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof RequestError && error.code === SECOND_FACTOR;

export const asksSecondFactor = ({ code }: Partial<FormOutcome>): boolean => code === SECOND_FACTOR;

interface Texts {
  failureText: string;
  /** Said when the password is wrong; the server's own sentence otherwise. */
  wrongText?: string | undefined;
}

/**
 * What the page says to a refusal, of the call or of a form that was sent without scripts. That a
 * second code is needed is a step of the way, not a complaint.
 */
export function signInComplaint(
  error: unknown,
  plain: Partial<FormOutcome>,
  { failureText, wrongText }: Texts,
): string | undefined {
  const code = error ? error instanceof RequestError && error.code : plain.code;
  if ((!error && !plain.message) || code === SECOND_FACTOR) return undefined;
  if (wrongText && code === "wrong_credentials") return wrongText;
  return error ? reasonOf(error, failureText) : plain.message;
}
