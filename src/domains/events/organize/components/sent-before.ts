import type { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { isWallTime } from "#src/shared/wall-time.ts";
import { weekdaysOf } from "../../series/rule-text.ts";
import type { EditableEvent } from "../contract.ts";
import {
  beginWith,
  changesIn,
  datesToChange,
  rebase,
  renew,
  type ScopeChoice,
  type SetAside,
  setAsideBy,
} from "./event-scope.ts";
import type { EventValues } from "./event-values.ts";
import { begunFor, begunIn, begunWithIn, chosenIn, typedIn } from "./plain-values.ts";

/** An event that is changed, or what a new one begins with. */
export type BeginFrom = EditableEvent | EventValues;

/** What a plain form sent that was not taken, as it is shown again. */
export interface SentBefore {
  values: EventValues;
  setAside: SetAside;
  /** What others changed since the form was first shown, as it is now. */
  meanwhile: Partial<EventValues>;
  /** How the fields stood before anything was typed. */
  begun: EventValues;
  /** Its reader sees the newest event: what is sent next is about that. */
  isRenewed: boolean;
}

export const ALL: ScopeChoice = { scope: "all", dateId: "" };

export const beginOf = (from: BeginFrom, choice: ScopeChoice): EventValues =>
  "scope" in from ? from : beginWith(from, choice);

/** Put over the dates that it chose; where the event was changed meanwhile, over the newest. */
export function sentBefore(
  from: BeginFrom,
  { values: given, code }: ReturnType<typeof useFormOutcome>,
): SentBefore | null {
  const sent = typedIn(given);
  if (sent === null) return null;
  const known = begunWithIn(given);
  const begun = known ?? beginOf(from, begunIn(given));
  const chosen = beginOf(from, datesOf(from, chosenIn(given)));
  const typed = withFirstWeekday({ ...begun, ...sent }, begun);
  if (code === "version_conflict" && known !== null) {
    return {
      values: renew(typed, begun, chosen),
      setAside: setAsideBy({}, { typed, from: begun, to: chosen }),
      meanwhile: changesIn(begun, chosen),
      begun: chosen,
      isRenewed: true,
    };
  }
  const isSameDates = begunFor(begun) === begunFor(chosen);
  const to = isSameDates ? begun : { ...begun, ...ofDates(chosen) };
  const values = rebase(typed, begun, to);
  return { values, setAside: {}, meanwhile: {}, begun: to, isRenewed: false };
}

/** A date that is not said yet is the first that can be changed. */
function datesOf(from: BeginFrom, choice: ScopeChoice): ScopeChoice {
  if (choice.scope === "all" || "scope" in from) return ALL;
  const dates = datesToChange(from, Date.now());
  const date = dates.find(({ id }) => String(id) === choice.dateId) ?? dates[0];
  return date ? { ...choice, dateId: String(date.id) } : ALL;
}

/** What other dates have otherwise. */
function ofDates(values: EventValues): Partial<EventValues> {
  const { startDate, endDate, capacity, scope, dateId } = values;
  const { frequency, interval, weekdays, monthlyBy, ruleEnd, until, count, skipped } = values;
  return {
    ...{ startDate, endDate, capacity, scope, dateId },
    ...{ frequency, interval, weekdays, monthlyBy, ruleEnd, until, count, skipped },
  };
}

/** The day of the first date is ticked for good, and so not sent. */
function withFirstWeekday(typed: EventValues, begun: EventValues): EventValues {
  if (!isWallTime(begun.startDate)) return typed;
  const [sent, before] = [typed, begun].map((each) => weekdaysOf(each, begun.startDate).join());
  return sent === before ? { ...typed, weekdays: begun.weekdays } : typed;
}
