import type { FormOutcome } from "#src/shared/form-outcome.ts";
import type { Weekday } from "../../series/limits-contract.ts";
import { begunForText, EDIT_SCOPES, type EditScope, leavesOut } from "../limits-contract.ts";
import type { ScopeChoice } from "./event-scope.ts";
import { EMPTY_EVENT, type EventValues } from "./event-values.ts";

type Name = keyof EventValues;
type Given = FormOutcome["values"];

const IN_RULE: Readonly<Partial<Record<Name, string>>> = {
  ...{ isRecurring: "recurs", frequency: "frequency", interval: "interval", weekdays: "weekdays" },
  ...{
    monthlyBy: "monthlyBy",
    ruleEnd: "ends",
    until: "until",
    count: "count",
    skipped: "skipped",
  },
};

/** What a plain form calls a field: those of the rule are parts of it. */
export const sentAs = (name: Name): string => (IN_RULE[name] ? `rule.${IN_RULE[name]}` : name);

const namesOf = (kind: "string" | "boolean"): Name[] =>
  (Object.keys(EMPTY_EVENT) as Name[]).filter((name) => typeof EMPTY_EVENT[name] === kind);

const TEXTS = namesOf("string").filter((name) => name !== "scope" && name !== "dateId");
const FLAGS = namesOf("boolean");
export const SENT_TEXTS = namesOf("string").map(sentAs);

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : value === null ? "number" : typeof value;

const isValues = (given: unknown): given is EventValues =>
  kindOf(given) === "object" &&
  Object.entries(EMPTY_EVENT).every(
    ([name, value]) => kindOf((given as Record<string, unknown>)[name]) === kindOf(value),
  );

/** How the fields stood when a plain form was filled with them; null where that is not said. */
export function begunWithIn({ begunWith = "" }: Given): EventValues | null {
  try {
    const given: unknown = JSON.parse(begunWith);
    return isValues(given) ? given : null;
  } catch {
    return null;
  }
}

const listOf = (given = ""): string[] => given.split(",").filter(Boolean);
const numberOf = (given = ""): number | null => (given === "" ? null : Number(given));

/** What was typed into a plain form; null where none was sent. */
export function typedIn(given: Given): Partial<EventValues> | null {
  if (given["rule.isTyped"] === undefined) return null;
  // The fields of one date have no rule.
  const flags = begunIn(given).scope === "date" ? FLAGS.filter((name) => !IN_RULE[name]) : FLAGS;
  return {
    ...textsIn(given),
    ...Object.fromEntries(flags.map((name) => [name, given[sentAs(name)] === "on"])),
    weekdays: listOf(given[sentAs("weekdays")]) as Weekday[],
    skipped: listOf(given[sentAs("skipped")]),
    images: leavesOut(given.leaveOut ?? "", "picture") ? [] : listOf(given.imageUrl),
    ...(!leavesOut(given.leaveOut ?? "", "pin") && {
      latitude: numberOf(given.latitude),
      longitude: numberOf(given.longitude),
    }),
  };
}

/** The texts among fields as they are sent. */
export const textsIn = (given: Given): Partial<EventValues> =>
  Object.fromEntries(
    TEXTS.filter((name) => given[sentAs(name)] !== undefined).map((name) => [
      name,
      given[sentAs(name)]?.replaceAll("\r\n", "\n"),
    ]),
  );

const isScope = (text: string | undefined): text is EditScope =>
  EDIT_SCOPES.some((scope) => scope === text);

/** The dates that a plain form was sent for. */
export const chosenIn = ({ scope, dateId = "" }: Given): ScopeChoice =>
  isScope(scope) && scope !== "all" ? { scope, dateId } : { scope: "all", dateId: "" };

/** The dates that its fields were filled with. */
export function begunIn({ begunFor = "" }: Given): ScopeChoice {
  const [scope, dateId = ""] = begunFor.split(" ");
  return chosenIn({ scope: scope ?? "", dateId });
}

export const begunFor = ({ scope, dateId }: ScopeChoice): string => begunForText({ scope, dateId });
