import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { isWallTime } from "#src/shared/wall-time.ts";
import { dayText, timeText } from "../../event/when-rules.ts";
import { SeriesRule } from "../../series/contract.ts";
import { previewQuery } from "../client.ts";
import type { EditableEvent } from "../contract.ts";
import { PREVIEW_FIRST, PREVIEW_MAX } from "../limits-contract.ts";
import type { EventFormState } from "./event-field.tsx";
import { ruleOf } from "./event-values.ts";
import { registeredWords } from "./registered-words.ts";

interface NextDatesProps {
  form: EventFormState;
  event: EditableEvent | null;
}

const MORE = 12;
const dayOf = (slot: string): string => slot.slice(0, 10);

/** As the server will make them, short months and clock changes included; each can be left out and put back. */
export function NextDates({ form, event }: NextDatesProps) {
  const { startDate, skipped } = form.values;
  const [limit, setLimit] = useState(PREVIEW_FIRST);
  const isAlive = useIsAlive();
  const rule = ruleOf(form.values);
  const isWhole = isWallTime(startDate) && SeriesRule.safeParse(rule).success;
  const { data } = useQuery({
    ...previewQuery({ startDate, rule, limit }),
    enabled: isWhole,
    retry: false,
    placeholderData: (last) => last,
  });
  if (!isAlive) return null;
  if (!isWhole) {
    return (
      <p className="text-ink-soft text-sm sm:col-span-2">
        The next dates show here once start and rule are set.
      </p>
    );
  }
  const isLeftOut = (slot: string) => skipped.some((each) => dayOf(each) === dayOf(slot));
  const slots = [...(data?.dates ?? []), ...(data?.skipped ?? [])].toSorted();
  const toggle = (slot: string) =>
    form.change({
      skipped: isLeftOut(slot)
        ? skipped.filter((each) => dayOf(each) !== dayOf(slot))
        : [...skipped, slot],
    });
  return (
    <div className="sm:col-span-2">
      <p aria-live="polite" className="font-semibold">
        {data?.words}
      </p>
      {data && slots.length === 0 ? (
        <p className="text-danger text-sm">No date is left by this rule.</p>
      ) : null}
      <ul aria-label="Next dates" className="mt-1 divide-y divide-line text-sm">
        {slots.map((slot) => (
          <NextDate
            key={slot}
            slot={slot}
            isLeftOut={isLeftOut(slot)}
            movedTo={movedTo(event, slot)}
            registered={registeredOn(event, slot)}
            onToggle={() => toggle(slot)}
          />
        ))}
      </ul>
      {data?.hasMore && limit < PREVIEW_MAX ? (
        <Button variant="quiet" onClick={() => setLimit(Math.min(limit + MORE, PREVIEW_MAX))}>
          More dates
        </Button>
      ) : null}
    </div>
  );
}

/** Where a date was put by hand, it stays; empty where it is as the rule says. */
function movedTo(event: EditableEvent | null, slot: string): string {
  const date = event?.dates.find((each) => dayOf(each.slot) === dayOf(slot));
  return date && date.startLocal !== date.slot ? date.startLocal : "";
}

/** Parties that wait rely on a date, too. */
function registeredOn(event: EditableEvent | null, slot: string): string {
  const date = event?.dates.find((each) => dayOf(each.slot) === dayOf(slot));
  return date ? registeredWords(date) : "";
}

interface NextDateProps {
  slot: string;
  isLeftOut: boolean;
  /** When it is instead. */
  movedTo: string;
  registered: string;
  onToggle: () => void;
}

function NextDate({ slot, isLeftOut, movedTo, registered, onToggle }: NextDateProps) {
  const day = dayText(slot);
  return (
    <li className="flex min-h-11 items-center justify-between gap-x-4">
      <span className="min-w-0">
        <span className={cx(isLeftOut && "text-ink-soft line-through")}>
          {dayText(movedTo || slot)}, {timeText(movedTo || slot)}
        </span>
        {movedTo && !isLeftOut ? (
          <span className="text-ink-soft">
            {" "}
            Moved from {day}, {timeText(slot)}
          </span>
        ) : null}
        {isLeftOut ? <span className="text-ink-soft"> Skipped</span> : null}
        {registered ? <RegisteredNote isLeftOut={isLeftOut} who={registered} /> : null}
      </span>
      <Button
        variant="quiet"
        className="shrink-0"
        aria-label={`${isLeftOut ? "Put back" : "Skip"} ${day}`}
        onClick={onToggle}
      >
        {isLeftOut ? "Put back" : "Skip"}
      </Button>
    </li>
  );
}

const RegisteredNote = ({ isLeftOut, who }: { isLeftOut: boolean; who: string }) => (
  <span className={cx("block", isLeftOut ? "text-danger" : "text-ink-soft")}>
    {isLeftOut ? `${who}: the date is cancelled and they are told when you save.` : who}
  </span>
);
