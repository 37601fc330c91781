import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The value as the schema wants it, or what is wrong with it, in plain words. */
export const checkPlainly = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => schema.safeParse(value, { error: plainObjection });

/**
 * What is said about a value when its schema has no words of its own, in place of the validator's
 * ("expected string, received undefined").
 */
export const plainObjection: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "Please fill this in."
        : `This must be ${KIND[issue.expected] ?? "something else"}.`;
    case "invalid_value":
      return `This must be ${inWords(issue.values)}.`;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return `This must be ${issue.inclusive === false ? "less than" : "at most"} ${amount(issue.origin, issue.maximum)}.`;
    case "not_multiple_of":
      return `This must be a multiple of ${issue.divisor}.`;
    case "invalid_format":
      return `This must be ${FORMAT[issue.format] ?? "written in another way"}.`;
    case "unrecognized_keys":
      return `There is no field named ${issue.keys.map((key) => `“${key}”`).join(", ")} here.`;
    default:
      return "This cannot be used here.";
  }
};

const KIND: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with named fields",
  record: "an object with named fields",
  date: "a date",
};

const FORMAT: Record<string, string> = {
  email: "an e-mail address",
  url: "a web address",
  datetime: "a date and time such as 2026-07-04T09:30:00Z",
  date: "a date such as 2026-07-04",
  time: "a time such as 09:30",
  uuid: "an id such as 3f1c9a52-7d3e-4b8a-9c21-5e0f6a7b8c9d",
};

function tooSmall(issue: Extract<Issue, { code: "too_small" }>): string {
  const { origin, minimum } = issue;
  if (minimum === 1 && (origin === "string" || origin === "array")) return "Please fill this in.";
  const least = issue.inclusive === false ? "more than" : "at least";
  return `This must be ${least} ${amount(origin, minimum)}.`;
}

function amount(origin: string, count: number | bigint): string {
  const unit = { string: "character", array: "entry", set: "entry" }[origin];
  if (!unit) return String(count);
  const plural = unit === "entry" ? "entries" : "characters";
  return `${count} ${Number(count) === 1 ? unit : plural} long`;
}

function inWords(values: readonly unknown[]): string {
  const names = values.map(String);
  if (names.length === 1) return `“${names[0]}”`;
  return names.length === 2 ? names.join(" or ") : `one of ${names.join(", ")}`;
}
