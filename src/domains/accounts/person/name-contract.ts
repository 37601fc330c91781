import { z } from "zod";
import { carriesLink } from "#src/shared/carries-link.ts";

const NAME_MAX_LENGTH = 80;

/** Nor does a name have the sign of one by itself, as the title of an event may: "Jazz @ the Dock". */
const isPlain = (name: string): boolean =>
  !(name.normalize("NFKC").includes("@") || carriesLink(name));

/** What somebody wants to be called. Names are mailed and shown, so no link hides in one. */
export const personName = (missing: string, max = NAME_MAX_LENGTH) =>
  z
    .string(missing)
    .trim()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    // Nor the marks that turn the direction of what follows.
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}<>]*$/u,
      "Please leave out control characters and angle brackets.",
    )
    .refine(isPlain, {
      message: "Please leave out web and e-mail addresses; after a full stop, leave a space.",
    });

/** Some letters show nothing. */
const SHOWS_SOMETHING = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export const requiredName = (missing: string, max = NAME_MAX_LENGTH) =>
  personName(missing, max).min(1, missing).regex(SHOWS_SOMETHING, missing);
