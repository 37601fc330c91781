import { isWallTime, minutesBetween } from "#src/shared/wall-time.ts";
import { continueRule } from "../../series/continue-rule.ts";
import { addMinutes } from "../../series/wall-time.ts";
import type { EditableDate, EditableEvent } from "../contract.ts";
import type { EditScope } from "../limits-contract.ts";
import { endOfMoved } from "../moved-span.ts";
import { type EventValues, ruleValues, valuesOf } from "./event-values.ts";

/** Which dates the form is about. */
export interface ScopeChoice {
  scope: EditScope;
  dateId: string;
}

/** Those that a change can begin with: they have not begun, and take place as far as anyone knows. */
export const datesToChange = ({ dates }: EditableEvent, now: number): EditableDate[] =>
  dates.filter(({ startDate, status }) => Date.parse(startDate) > now && status !== "cancelled");

/** What the form begins with for these dates. */
export function beginWith(event: EditableEvent, { scope, dateId }: ScopeChoice): EventValues {
  const whole = valuesOf(event);
  const date = event.dates.find(({ id }) => String(id) === dateId);
  if (!date || scope === "all") return whole;
  const chosen = scope === "later" ? valuesFrom(event, date) : valuesOn(date);
  return { ...whole, ...chosen, scope, dateId };
}

function valuesOn({ startLocal, endLocal, capacity }: EditableDate) {
  return {
    startDate: startLocal,
    endDate: endLocal ?? "",
    capacity: capacity === null ? "" : String(capacity),
  };
}

function valuesFrom({ rule, startDate, endDate }: EditableEvent, { slot, left }: EditableDate) {
  return {
    startDate: slot,
    endDate: endDate === null ? "" : addMinutes(slot, minutesBetween(startDate, endDate)),
    ...(rule && ruleValues(continueRule(rule, startDate, { slot, left }))),
  };
}

/** What was typed stays typed when other dates are chosen; a time moves along to their day. */
export function rebase(typed: EventValues, from: EventValues, to: EventValues): EventValues {
  const touched = changesIn(from, typed);
  const moved = (name: "startDate" | "endDate") =>
    isWallTime(typed[name]) && isWallTime(from[name]) && isWallTime(to[name])
      ? addMinutes(to[name], minutesBetween(from[name], typed[name]))
      : typed[name];
  return {
    ...to,
    ...touched,
    ...("startDate" in touched && { startDate: moved("startDate") }),
    ...("endDate" in touched && { endDate: moved("endDate") }),
    scope: to.scope,
    dateId: to.dateId,
  };
}

const DECIDED = ["startDate", "endDate", "capacity"] as const;
/** What was typed and gave way to what was decided meanwhile. */
export type SetAside = Partial<Record<(typeof DECIDED)[number], string>>;

/** Those fields that others decide about while a form is open. */
export const decidedIn = (values: EventValues): SetAside =>
  Object.fromEntries(DECIDED.map((name) => [name, values[name]]));

/**
 * The event changed below the form. What was typed stays, but for the time and the places where they
 * were decided meanwhile: what is saved next must not undo that unseen.
 */
export function renew(typed: EventValues, from: EventValues, to: EventValues): EventValues {
  const { scope, dateId } = typed;
  const decided = DECIDED.filter((name) => from[name] !== to[name]);
  const shown = Object.fromEntries(decided.map((name) => [name, to[name]]));
  return { ...to, ...changesIn(from, typed), ...shown, scope, dateId };
}

/** By the same rule; with what gave way before and still does. */
export function setAsideBy(
  before: SetAside,
  { typed, from, to }: Record<"typed" | "from" | "to", EventValues>,
): SetAside {
  const gaveWay = DECIDED.filter(
    (name) => from[name] !== to[name] && typed[name] !== from[name] && typed[name] !== to[name],
  );
  return { ...before, ...Object.fromEntries(gaveWay.map((name) => [name, typed[name]])) };
}

/**
 * What somebody else made of fields that stand otherwise in the form. Those that are decided about beside
 * it are not among them: it shows the newest of them, and its own reader may have decided.
 */
export function changedByOthers(
  typed: EventValues,
  from: EventValues,
  to: EventValues,
): Partial<EventValues> {
  const own = { ...decidedIn(typed), scope: typed.scope, dateId: typed.dateId };
  const differing = changesIn(typed, { ...to, ...own });
  const changed = changesIn(from, to);
  return Object.fromEntries(Object.entries(differing).filter(([name]) => name in changed));
}

/** The end stays as far from the start as the form had it, until it is set by hand. */
export function withEnd(
  part: Partial<EventValues>,
  values: EventValues,
  begin: EventValues,
): Partial<EventValues> {
  const { startDate } = part;
  if (startDate === undefined || "endDate" in part || !isWallTime(begin.startDate)) return part;
  const span = { startLocal: begin.startDate, endLocal: begin.endDate || null };
  const isFollowing = values.endDate === endOfMoved(span, values.startDate);
  return isFollowing ? { ...part, endDate: endOfMoved(span, startDate) } : part;
}

/** The fields that are other than the form began with. */
export function changesIn(begin: EventValues, values: EventValues): Partial<EventValues> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(begin[name as keyof EventValues]);
  return Object.fromEntries(Object.entries(values).filter(isOther));
}
