import { Copy, Plus, X } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { DAY_SPANS_MAX } from "../contract.ts";
import { WEEKDAYS } from "../hours-text.ts";
import type { TimeSpan, WeekDraft } from "./hours-draft.ts";

const USUAL: TimeSpan = { from: "09:00", to: "17:00" };
const BLANK: TimeSpan = { from: "", to: "" };

interface WeekEditorProps {
  week: WeekDraft;
  onChange: (week: WeekDraft) => void;
  /** Before the names of the days, where there are several weeks: "Season 1". */
  name?: string;
}

export function WeekEditor({ week, onChange, name }: WeekEditorProps) {
  const setDay = (weekday: number, day: readonly TimeSpan[]) =>
    onChange(week.map((old, index) => (index === weekday ? day : old)));
  return (
    <ul className="divide-y divide-line border-line border-y">
      {WEEKDAYS.map(({ name: dayName }, weekday) => (
        <DayRow
          key={dayName}
          dayName={dayName}
          label={name ? `${name}, ${dayName}` : dayName}
          day={week[weekday] ?? []}
          onChange={(day) => setDay(weekday, day)}
          onCopy={() => onChange(week.map(() => week[weekday] ?? []))}
        />
      ))}
    </ul>
  );
}

interface DayRowProps {
  dayName: string;
  label: string;
  day: readonly TimeSpan[];
  onChange: (day: readonly TimeSpan[]) => void;
  onCopy: () => void;
}

function DayRow({ dayName, label, day, onChange, onCopy }: DayRowProps) {
  const isOpen = day.length > 0;
  return (
    <li className="flex flex-wrap items-start gap-x-4 py-1">
      <Checkbox
        className="w-36"
        aria-label={`${label}: open`}
        label={dayName}
        checked={isOpen}
        onCheckedChange={(checked) => onChange(checked ? [USUAL] : [])}
      />
      {isOpen ? (
        <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-2">
          <ul className="flex flex-col gap-2">
            {day.map((span, index) => (
              <SpanRow
                // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name but their place.
                key={index}
                span={span}
                label={index === 0 ? label : `${label}, ${index + 1}`}
                onChange={(changed) => onChange(day.map((old, i) => (i === index ? changed : old)))}
                onRemove={
                  index === 0 ? undefined : () => onChange(day.filter((_, i) => i !== index))
                }
              />
            ))}
          </ul>
          <span className="flex flex-wrap gap-1">
            {day.length < DAY_SPANS_MAX ? (
              <Button
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={`${label}: add time`}
                onClick={() => onChange([...day, BLANK])}
              >
                <Plus aria-hidden /> Add time
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11"
              aria-label={`${label}: copy to all days`}
              onClick={onCopy}
            >
              <Copy aria-hidden /> Copy to all days
            </Button>
          </span>
        </div>
      ) : (
        <p className="py-2.5 text-ink-soft">Closed</p>
      )}
    </li>
  );
}

interface SpanRowProps {
  span: TimeSpan;
  label: string;
  onChange: (span: TimeSpan) => void;
  onRemove: (() => void) | undefined;
}

function SpanRow({ span, label, onChange, onRemove }: SpanRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-2">
      <TimeInput
        label={`${label}: opens`}
        value={span.from}
        onChange={(from) => onChange({ ...span, from })}
      />
      <span aria-hidden>–</span>
      <TimeInput
        label={`${label}: closes`}
        value={span.to}
        onChange={(to) => onChange({ ...span, to })}
      />
      {onRemove ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`${label}: remove this time`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </li>
  );
}

interface TimeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <span className="block w-35 sm:w-36">
      <Input
        type="time"
        figures
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
