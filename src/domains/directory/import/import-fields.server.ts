import { z } from "zod";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { CATEGORIES } from "../listing/category-contract.ts";
import { FACTS } from "../listing/facts-contract.ts";
import { STATES } from "../listing/state-contract.ts";
import { HoursText, LISTING_FIELDS as RULES } from "../manage/contract.ts";

const NO_TEXT = "Leave out characters that are not text.";
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Text of a file. What the file's encoding spoiled is refused, and so is what a spreadsheet would
 * run as a formula when it opens an export.
 */
const text = z
  .string("This is no text.")
  .refine((given) => !given.includes("\uFFFD"), "This is not UTF-8. Save the file as UTF-8.")
  .refine((given) => !hasControlCharacters(given), NO_TEXT)
  .refine((given) => !FORMULA.test(given.trim()), "This begins like a formula (=, +, - or @).");

/** A cell may be broken into lines where a field is one. */
const oneLine = text.transform((given) => given.replaceAll(/\s*[\n\r\t]\s*/g, " "));

function hasControlCharacters(given: string): boolean {
  return !given.isWellFormed() || /[^\P{Cc}\n\r\t]/u.test(given);
}

const isBlank = (given: unknown): boolean => typeof given === "string" && given.trim() === "";

/** Unknown stays blank: what people must give in a form, a file may leave out. */
const orBlank = <Rule extends z.ZodType>(rule: Rule) =>
  z.unknown().transform((given, ctx): z.output<Rule> | "" => {
    if (isBlank(given)) return "";
    const result = checkPlainly(rule, given);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) ctx.addIssue(message);
    return z.NEVER;
  });

/** A file may hold digits as a number, also where they are text. */
const digits = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((given) => (typeof given === "number" ? String(given) : given), rule);

/** Looked up whatever its letter case; what is not found is left to the rule of the field. */
const look = (known: readonly (readonly [name: string, id: string])[]) => (given: string) => {
  const wanted = given.trim().toLowerCase();
  return known.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? given.trim().toLowerCase();
};
const categoryOf = look(CATEGORIES.map(({ id, name }) => [name, id] as const));
const stateOf = look(Object.entries(STATES).map(([code, name]) => [name, code] as const));

const withScheme = (given: string): string =>
  isBlank(given) || /^[a-z]+:/i.test(given.trim()) ? given : `https://${given.trim()}`;

const splitList = (given: string): string[] =>
  given
    .split(/[;|]/)
    .map((item) => item.trim())
    .filter(Boolean);

const Amenities = z
  .union([z.string(), z.array(z.string())], "This is no list.")
  .transform((given) => (typeof given === "string" ? splitList(given) : given))
  .pipe(z.array(oneLine))
  .pipe(RULES.amenities);

const Facts = z
  .record(z.string(), z.unknown())
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([key, value]) =>
        isBlank(value) ? [] : [readFact(key, value)],
      ),
    ),
  )
  .pipe(BoaterFacts);

/** A cell is text; what it means depends on the fact. What makes no sense is left to the check. */
function readFact(key: string, value: unknown): [string, unknown] {
  const kind = FACTS.find((fact) => fact.key === key)?.kind;
  if (typeof value !== "string") return [key, value];
  const written = value.trim();
  if (kind === "number") return [key, Number.isNaN(Number(written)) ? written : Number(written)];
  if (kind === "flag" && /^(yes|true|1)$/i.test(written)) return [key, true];
  if (kind === "flag" && /^(no|false|0)$/i.test(written)) return [key, false];
  return [key, kind === "choices" ? splitList(written) : written];
}

const NO_ID = "Give each row an id of its own.";
const ExternalId = z
  .union([z.string(), z.number()], NO_ID)
  .transform((given) => String(given).trim())
  .pipe(
    z
      .string()
      .min(1, NO_ID)
      .max(200, { error: "At most 200 characters.", abort: true })
      .refine((given) => !hasControlCharacters(given) && !given.includes("\uFFFD"), NO_TEXT),
  );

/**
 * One row: each field read as files write it, then held to the rule that the wizard and the API
 * hold it to. What a file does not give at all stays undefined and is left as it is.
 */
export const ImportedListing = z
  .object({
    externalId: ExternalId,
    name: oneLine.pipe(RULES.name),
    category: text.transform(categoryOf).pipe(RULES.category),
    city: oneLine.pipe(RULES.city),
    state: text.transform(stateOf).pipe(RULES.state),
    description: orBlank(text.pipe(RULES.description)).optional(),
    address: orBlank(oneLine.pipe(RULES.address)).optional(),
    zipCode: orBlank(digits(RULES.zipCode)).optional(),
    phone: orBlank(digits(RULES.phone)).optional(),
    email: RULES.email.optional(),
    website: z.preprocess(
      (given) => (typeof given === "string" ? withScheme(given) : given),
      RULES.website.optional(),
    ),
    latitude: RULES.latitude.optional(),
    longitude: RULES.longitude.optional(),
    hours: orBlank(oneLine.pipe(HoursText)).optional(),
    priceRange: z.preprocess(
      (given) => (isBlank(given) ? undefined : given),
      RULES.priceRange.optional(),
    ),
    amenities: Amenities.optional(),
    facts: Facts.optional(),
  })
  .refine(({ latitude, longitude }) => isNone(latitude) === isNone(longitude), {
    path: ["longitude"],
    message: "Give both coordinates or none.",
  });
export type ImportedListing = z.infer<typeof ImportedListing>;

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined;
