import { z } from "zod";
import { carriesLink } from "#src/shared/carries-link.ts";
import { ONE_LINE } from "#src/shared/one-line.ts";
import { isCalendarDay } from "#src/shared/wall-time.ts";
import { TAG_MAX_LENGTH, TAGS_MAX } from "../event/limits-contract.ts";

/*
 * Fields as JSON and as a multipart form send them: there everything is text, and what was left empty
 * is an empty text.
 */

/**
 * One line, which titles and places are: they stand in files and cards, and in mails to people who did
 * not ask for them, so that no link hides in one.
 */
export const requiredLine = (message: string, most: number) =>
  requiredText(message, most)
    .regex(ONE_LINE, "Please write it on one line.")
    .refine((text) => !carriesLink(text), {
      message: "Please leave out web and e-mail addresses; after a full stop, leave a space.",
    });

/** A plain form ends each line in two characters; it is the same text. */
const withPlainLines = (text: string): string => text.replaceAll("\r\n", "\n");

export const requiredText = (message: string, most: number) =>
  z
    .string(message)
    .trim()
    .overwrite(withPlainLines)
    .min(1, message)
    .max(most, `At most ${most} characters.`);

export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `At most ${most} characters.`, abort: true })
    .regex(ONE_LINE, "Please write it on one line.")
    .nullish()
    .transform((text) => text || null);

export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .nullish()
    .transform((text) => text || null);

const WHOLE_ADDRESS = "Please give a whole address, such as https://example.com.";

/** A name before the host looks like the host itself: "https://bank.example@evil.example". */
const namesNobody = (text: string): boolean => {
  const { username, password } = URL.canParse(text)
    ? new URL(text)
    : { username: "", password: "" };
  return username === "" && password === "";
};

export const WebAddress = z
  .union(
    [
      z.literal(""),
      z
        .url({ protocol: /^https?$/, error: WHOLE_ADDRESS })
        .max(500)
        .refine(namesNobody, { message: WHOLE_ADDRESS }),
    ],
    WHOLE_ADDRESS,
  )
  .nullish()
  .transform((text) => text || null);

const SaidFlag = z.union(
  [z.boolean(), z.enum(["true", "false", "on", ""])],
  "Please give true or false.",
);
const isOn = (given: z.output<typeof SaidFlag>): boolean =>
  given === true || given === "true" || given === "on";

export const Flag = SaidFlag.default(false).transform(isOn);

/** Null where nothing was said. */
export const optionalFlag = SaidFlag.nullish().transform((given) =>
  given === undefined || given === null || given === "" ? null : isOn(given),
);

const WHOLE_NUMBER = "Please give a whole number.";

/** Null where nothing was given. */
export const wholeNumber = (most: number) =>
  z
    .union([z.number(), z.string().trim()], WHOLE_NUMBER)
    .nullish()
    .transform((given) =>
      given === null || given === undefined || given === "" ? null : Number(given),
    )
    .pipe(z.int(WHOLE_NUMBER).min(1, "At least 1.").max(most, `At most ${most}.`).nullable());

export const Degrees = (most: number) =>
  z
    .union([z.number(), z.string().trim()], "Please give degrees as a number.")
    .nullish()
    .transform((given) =>
      given === null || given === undefined || given === "" ? null : Number(given),
    )
    .pipe(z.number().min(-most).max(most).nullable());

/** "a, b,c", a list, or a list as JSON. */
export const Tags = z
  .union([z.array(z.string()), z.string()], "Please give tags as words.")
  .default([])
  .transform((given) => [
    ...new Set(
      listOf(given)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(z.string().max(TAG_MAX_LENGTH, `At most ${TAG_MAX_LENGTH} characters for each tag.`))
      .max(TAGS_MAX, `At most ${TAGS_MAX} tags.`),
  );

function listOf(given: string | string[]): string[] {
  if (Array.isArray(given)) return given;
  const parsed = asJson(given);
  if (!Array.isArray(parsed)) return given.split(",");
  return parsed.map((tag) => (typeof tag === "string" ? tag : (JSON.stringify(tag) ?? "")));
}

/** What a text says as JSON; undefined when it is none. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a clock at the place shows, a day, or a moment. */
export const Moment = (message: string) =>
  z
    .string(message)
    .trim()
    .refine(
      (text) =>
        z.iso.date().safeParse(text).success ||
        z.iso.datetime({ local: true, offset: true }).safeParse(text).success,
      { message, abort: true },
    )
    .refine((text) => isCalendarDay(text.slice(0, 10)), "Please give a year from 1900 to 2199.");

/** Null where nothing was given. */
export const optionalMoment = (message: string) =>
  z
    .union([Moment(message), z.literal("")], message)
    .nullish()
    .transform((text) => text || null);
