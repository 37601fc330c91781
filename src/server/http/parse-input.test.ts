import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#src/shared/errors.ts";
import { parseInput } from "./parse-input.ts";

function objections(schema: z.ZodType, value: unknown): Record<string, string> {
  try {
    parseInput(schema, value);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
}

test("each kind of objection is a plain sentence", () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    size: z.number().min(2),
    kind: z.enum(["sail", "power"]),
    mail: z.email(),
    tags: z.array(z.string()).max(1),
    crew: z.number().positive().optional(),
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
    kind: "This must be sail or power.",
    mail: "This must be an e-mail address.",
    tags: "This must be at most 1 entry long.",
    body: "There is no field named “colour” here.",
  });
  expect(objections(schema, { name: "gull", size: "8", crew: 0 })).toMatchObject({
    crew: "This must be more than 0.",
    name: "This must be at most 3 characters long.",
    size: "This must be a number.",
  });
});
