import { expect, test } from "vitest";
import { z } from "zod";
import { allRoutes } from "#src/server/routes.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";

/** How the validator speaks when nobody has told it what to say. */
const VALIDATORS_OWN = /expected|received|invalid|unrecognized|too (?:small|big)|>=|<=/i;

/** What is said of a value of which nobody has said what it must be. */
const SAYS_NOTHING = /something else|in another way|cannot be used here/;

const WRONG = [
  undefined,
  null,
  "",
  "?",
  "x",
  7,
  -1,
  true,
  [],
  {},
  [{}],
  { x: null },
  "x".repeat(100_000),
];

function partsOf(schema: z.ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in];
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  return schema instanceof z.ZodUnion ? [...schema.options] : [];
}

/** The fields of what a call takes, however its rules are wrapped. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return partsOf(schema).flatMap((part) => fieldsOf(part as z.ZodType));
}

const inputs = allRoutes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ of: `${part} of ${method} ${path}`, schema }] : [],
  ),
);

/** What is said when nothing comes, and when each field in turn is what it cannot be. */
function objectionsTo(schema: z.ZodType): string[] {
  const fields = fieldsOf(schema).flatMap((name) => WRONG.map((value) => ({ [name]: value })));
  return [...WRONG, ...fields].flatMap(
    (value) => checkPlainly(schema, value).error?.issues.map(({ message }) => message) ?? [],
  );
}

test.each(inputs)("plain words say what is wrong with the $of", ({ schema }) => {
  for (const said of new Set(objectionsTo(schema))) {
    expect(said).not.toMatch(VALIDATORS_OWN);
    expect(said).not.toMatch(SAYS_NOTHING);
  }
});

test("every field of every call is tried", () => {
  const fields = inputs.flatMap(({ schema }) => fieldsOf(schema));
  expect(inputs.length).toBeGreaterThan(100);
  expect(fields.length).toBeGreaterThan(300);
});
