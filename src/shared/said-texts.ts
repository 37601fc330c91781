import { z } from "zod";
import { carriesLink } from "./carries-link.ts";
import { NOT_PLAIN, ONE_LINE, PLAIN_LINES } from "./one-line.ts";
import { showsSomething } from "./shows-something.ts";

/** Parts of contracts for what people write and choose. */
export const requiredText = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, { error: `At most ${most} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN)
    .refine(showsSomething, { message: missing });

/** Null where nothing was written. */
export const optionalText = (most: number) =>
  z
    .string("Please write a text.")
    .trim()
    .max(most, { error: `At most ${most} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN)
    .nullish()
    .transform((text) => (text && showsSomething(text) ? text : null));

/** Mailed to people who did not ask for it: no link hides in it. */
export const requiredLine = (missing: string, most: number) =>
  requiredText(missing, most)
    .regex(ONE_LINE, "Please write it on one line.")
    .refine((text) => !carriesLink(text), {
      message: "Please leave out web and e-mail addresses; after a full stop, leave a space.",
    });

/** Of what people put on a list: a line that names it, and a text that describes it. */
export const requiredTitle = (missing: string) => requiredLine(missing, 160);
export const requiredDescription = (missing: string) => requiredText(missing, 5000);

export const oneOf = <Names extends Record<string, string>>(names: Names, missing: string) =>
  z.enum(Object.keys(names) as [keyof Names & string, ...(keyof Names & string)[]], missing);

/** Words that a list is searched for. */
export const SearchWords = z
  .string("Please search for words.")
  .trim()
  .max(200, "At most 200 characters, please.")
  .optional();
