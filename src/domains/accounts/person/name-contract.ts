import { z } from "zod";

const NAME_MAX_LENGTH = 80;

/** Web and e-mail addresses, also without "https://", and with the dots that other scripts use. */
const ADDRESS = /@|:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu;

const carriesLink = (text: string): boolean =>
  ADDRESS.test(text.normalize("NFKC").replaceAll(/[\u3002\uff61]/gu, "."));

/** What somebody wants to be called. Names are mailed and shown, so no link hides in one. */
export const personName = (missing: string, max = NAME_MAX_LENGTH) =>
  z
    .string(missing)
    .trim()
    .max(max, `At most ${max} characters.`)
    // Nor the marks that turn the direction of what follows.
    .regex(
      /^[^\p{Cc}\p{Bidi_Control}<>]*$/u,
      "Please leave out control characters and angle brackets.",
    )
    .refine((name) => !carriesLink(name), {
      message: "Please leave out web and e-mail addresses; after a full stop, leave a space.",
    });

export const requiredName = (missing: string, max = NAME_MAX_LENGTH) =>
  personName(missing, max).min(1, missing);
