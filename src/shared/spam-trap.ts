import { z } from "zod";
import { AppError } from "./errors.ts";

/** Faster than this nobody reads a form, let alone fills it in. */
export const FORM_MIN_SECONDS = 2;

/**
 * Two traps for programs that fill in every form they find: a field that people never see, and the
 * time for which the form was open. Both are optional, so that the call stays usable without a page.
 * Extend the body of a public form's call with `SpamTrap.shape`.
 */
export const SpamTrap = z.object({
  /** The hidden field; only a program writes into it. */
  homepage: z.string().max(2000).optional(),
  secondsOpen: z.number().min(0).optional(),
});
export type SpamTrap = z.infer<typeof SpamTrap>;

/** Refuses aloud: whoever was taken for a program by mistake can mend it and send again. */
export function requireUntrapped({ homepage, secondsOpen }: SpamTrap): void {
  if (homepage) {
    const message = "This form has a hidden field that must stay empty. Please clear it.";
    throw new AppError("invalid", message, { code: "spam_trap", fields: { homepage: message } });
  }
  if (secondsOpen !== undefined && secondsOpen < FORM_MIN_SECONDS) {
    const message = "That was faster than people type. Please wait a moment and send it again.";
    throw new AppError("invalid", message, { code: "spam_trap" });
  }
}
