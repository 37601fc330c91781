import { isWallTime } from "#src/shared/wall-time.ts";
import { dayText, timeText } from "../../event/when-rules.ts";
import type { EventValues } from "./event-values.ts";

interface ChangedMeanwhileProps {
  form: { values: EventValues; meanwhile: Partial<EventValues> };
  name: keyof EventValues;
}

/** At a field that somebody else changed while the form was open: what they made of it, beside what was typed. */
export function ChangedMeanwhile({ form: { values, meanwhile }, name }: ChangedMeanwhileProps) {
  const theirs = meanwhile[name];
  if (theirs === undefined) return null;
  const isTheirs = JSON.stringify(values[name]) === JSON.stringify(theirs);
  return (
    <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">
      {isTheirs
        ? "Somebody else changed this meanwhile: it is as they made it."
        : `Somebody else changed this meanwhile${becoming(theirs)}. What stands here is yours and is saved instead.`}
    </p>
  );
}

/** In words, where it can be said in words. */
function becoming(theirs: EventValues[keyof EventValues]): string {
  if (typeof theirs === "boolean") return theirs ? ": ticked" : ": not ticked";
  if (typeof theirs !== "string") return "";
  if (theirs === "") return ": left empty";
  return `: ${isWallTime(theirs) ? `${dayText(theirs)}, ${timeText(theirs)}` : theirs}`;
}
