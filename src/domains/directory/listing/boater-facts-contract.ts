import { z } from "zod";
import { FACTS, type Fact } from "./facts-contract.ts";

const FactValue = z.union(
  [z.number(), z.boolean(), z.string().max(80), z.array(z.string().max(40)).max(10)],
  "A fact is a number, true or false, a text, or a list of words.",
);

/** A key that no fact has is refused, and so is a value of the wrong kind. */
export const BoaterFacts = z.record(z.string(), FactValue).superRefine((facts, ctx) => {
  for (const [key, value] of Object.entries(facts)) {
    const fact = FACTS.find((known) => known.key === key);
    if (!fact) ctx.addIssue({ code: "custom", path: [key], message: "There is no such fact." });
    else if (!isValueOf(fact, value)) {
      ctx.addIssue({ code: "custom", path: [key], message: `${fact.label} has another form.` });
    }
  }
});
export type BoaterFacts = Record<string, z.infer<typeof FactValue>>;

function isValueOf(fact: Fact, value: z.infer<typeof FactValue>): boolean {
  switch (fact.kind) {
    case "number":
      return typeof value === "number" && value >= 0 && value <= fact.max;
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && fact.options.includes(value);
    case "choices":
      return Array.isArray(value) && value.every((item) => fact.options.includes(item));
    case "text":
      return typeof value === "string";
  }
}
