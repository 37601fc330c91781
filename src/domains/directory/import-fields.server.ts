import { z } from "zod";
import { AMENITIES } from "./amenity-contract.ts";
import { BoaterFacts } from "./boater-facts-contract.ts";
import { CATEGORIES } from "./category-contract.ts";
import { PriceRange } from "./contract.ts";
import { FACTS } from "./facts-contract.ts";
import { HOURS_TEXT_MAX_LENGTH } from "./hours-contract.ts";
import { STATES } from "./state-contract.ts";

const NO_TEXT = "Leave out characters that are not text.";
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Text of a file. What the file's encoding spoiled is refused, and so is what a spreadsheet would
 * run as a formula when it opens an export.
 */
const text = (max: number) =>
  z
    .string("This is no text.")
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((given) => !given.includes("\uFFFD"), "This is not UTF-8. Save the file as UTF-8.")
    .refine((given) => !hasControlCharacters(given), NO_TEXT)
    .refine((given) => !FORMULA.test(given), "This begins like a formula (=, +, - or @).");

const required = (max: number) => text(max).min(1, "This is required.");

function hasControlCharacters(given: string): boolean {
  return !given.isWellFormed() || /[^\P{Cc}\n\r\t]/u.test(given);
}

/** An empty cell is "none", not an empty text. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .transform((given) => (given === null || isBlank(given) ? null : given))
    .pipe(schema.nullable());

const isBlank = (given: unknown): boolean => typeof given === "string" && given.trim() === "";

const Coordinate = (limit: number) =>
  orNull(
    z.coerce
      .number("This is no number.")
      .min(-limit, `From -${limit} to ${limit}.`)
      .max(limit, `From -${limit} to ${limit}.`),
  );

/** The short name or the full one, whatever its letter case: "marinas", "Boat Charters". */
const Category = z.string("This is required.").transform((given, ctx) => {
  const wanted = given.trim().toLowerCase();
  const found = CATEGORIES.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found) return found.id;
  ctx.addIssue(wanted === "" ? "This is required." : "There is no such category.");
  return z.NEVER;
});

/** "MD" or "Maryland". */
const State = z.string("This is required.").transform((given, ctx) => {
  const wanted = given.trim().toLowerCase();
  const found = Object.entries(STATES).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  if (found) return found[0];
  ctx.addIssue(wanted === "" ? "This is required." : "There is no such state.");
  return z.NEVER;
});

const Phone = z
  .string("This is no text.")
  .trim()
  .max(40, "At most 40 characters.")
  .regex(/^[+\d().\-\s/ext]*$/i, "A phone number has digits, spaces and + ( ) - only.")
  .refine((given) => given === "" || given.replaceAll(/\D/g, "").length >= 7, "Too few digits.");

/** Also without "https://". */
const Website = z
  .string("This is no text.")
  .trim()
  .max(300, "At most 300 characters.")
  .transform((given) => (/^[a-z]+:/i.test(given) ? given : `https://${given}`))
  .refine(isWebAddress, "Give an address such as https://example.com.");

function isWebAddress(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, username } = new URL(given);
  return /^https?:$/.test(protocol) && /^[\w-]+(\.[\w-]+)+$/.test(hostname) && username === "";
}

const splitList = (given: string): string[] =>
  given
    .split(/[;|]/)
    .map((item) => item.trim())
    .filter(Boolean);

const Amenities = z
  .union([z.string(), z.array(z.string())], "This is no list.")
  .transform((given) => (typeof given === "string" ? splitList(given) : given))
  .transform((given, ctx) => {
    const names = given.map((name) =>
      AMENITIES.find((known) => known.toLowerCase() === name.toLowerCase()),
    );
    const unknown = given.find((_, index) => !names[index]);
    if (unknown !== undefined) ctx.addIssue(`There is no amenity "${unknown.slice(0, 40)}".`);
    return [...new Set(names.filter((name) => name !== undefined))];
  });

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
  if (kind === "number") return [key, Number(written)];
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
      .max(200, "At most 200 characters.")
      .refine((given) => !hasControlCharacters(given) && !given.includes("\uFFFD"), NO_TEXT),
  );

/**
 * The rules of one row. What is required must be there; what a file does not give at all stays
 * undefined and is left as it is. Unknown stays blank: nothing is made up.
 */
export const ImportedListing = z
  .object({
    externalId: ExternalId,
    name: required(120),
    category: Category,
    city: required(80),
    state: State,
    description: text(5000).optional(),
    address: text(200).optional(),
    zipCode: z
      .string()
      .trim()
      .regex(/^(\d{5}(-\d{4})?)?$/, "Five digits, such as 21401.")
      .optional(),
    phone: Phone.optional(),
    email: orNull(z.email("Give an address such as name@example.com.").max(254)).optional(),
    website: orNull(Website).optional(),
    latitude: Coordinate(90).optional(),
    longitude: Coordinate(180).optional(),
    hoursText: text(HOURS_TEXT_MAX_LENGTH).optional(),
    priceRange: z
      .string()
      .transform((given) => given.trim() || undefined)
      .pipe(PriceRange.optional())
      .optional(),
    amenities: Amenities.optional(),
    facts: Facts.optional(),
  })
  .refine(({ latitude, longitude }) => isNone(latitude) === isNone(longitude), {
    path: ["longitude"],
    message: "Give both coordinates or none.",
  });
export type ImportedListing = z.infer<typeof ImportedListing>;

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined;
