import type { z } from "zod";

export type ReadAnswer<Answer> =
  | { answer: Answer; objection: null }
  | { answer: null; objection: string };

const OBJECTIONS_MAX = 5;
/** What models that think aloud put before their answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/** The object that was said, also where words or a code fence stand around it. */
export function readAnswer<Answer>(text: string, shape: z.ZodType<Answer>): ReadAnswer<Answer> {
  const said = parse(text) ?? parse(objectIn(text.replace(THOUGHTS, "")));
  if (said === undefined) return { answer: null, objection: "it is not a JSON object" };
  const checked = shape.safeParse(said);
  if (checked.success) return { answer: checked.data, objection: null };
  const objections = checked.error.issues
    .slice(0, OBJECTIONS_MAX)
    .map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`);
  return { answer: null, objection: objections.join("; ") };
}

const objectIn = (text: string): string => text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);

function parse(text: string): object | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}
