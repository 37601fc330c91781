import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#src/shared/errors.ts";
import { allRoutes } from "../routes.ts";
import { parseInput } from "./parse-input.ts";

const VALIDATORS_OWN = /expected|received|invalid|unrecognized|too (?:small|big)|>=|<=/i;

function objections(schema: z.ZodType, value: unknown): Record<string, string> {
  try {
    parseInput(schema, value);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
}

const wrongValues = [undefined, null, "", "x", 7, -1, true, [], {}, [{}], "x".repeat(100_000)];

/** Nothing at all, and each field in turn with something that it cannot be. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = names.flatMap((name) => wrongValues.map((value) => ({ [name]: value })));
  return [...wrongValues, ...fields];
}

const schemas = allRoutes.flatMap(({ method, path, body, query }) => [
  ...(body ? [{ of: `${method} ${path}, body`, schema: body }] : []),
  ...(query ? [{ of: `${method} ${path}, query`, schema: query }] : []),
]);

test.each(schemas)("no wrong value is answered in the validator's words: $of", ({ schema }) => {
  for (const value of wrongInputs(schema)) {
    for (const message of Object.values(objections(schema, value))) {
      expect(message, JSON.stringify(value)?.slice(0, 100)).not.toMatch(VALIDATORS_OWN);
    }
  }
});

test("each kind of objection is a plain sentence", () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    size: z.number().min(2),
    kind: z.enum(["sail", "power"]),
    mail: z.email(),
    tags: z.array(z.string()).max(1),
  });
  const said = objections(schema, {
    size: 1,
    kind: "row",
    mail: "me",
    tags: ["a", "b"],
    colour: "red",
  });
  expect(said).toEqual({
    name: "Please fill this in.",
    size: "This must be at least 2.",
    kind: "This must be one of sail, power.",
    mail: "This must be an e-mail address.",
    tags: "This must be at most 1 entry long.",
    body: "There is no field named “colour” here.",
  });
  expect(objections(schema, { name: "gull", size: "8" })).toMatchObject({
    name: "This must be at most 3 characters long.",
    size: "This must be a number.",
  });
});
