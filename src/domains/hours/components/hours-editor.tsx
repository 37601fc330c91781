import { CircleAlert, Plus } from "lucide-react";
import { type ReactNode, type Ref, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { formatHours } from "../hours-text.ts";
import { parseHours } from "../parse-hours.ts";
import { ClosedDaysEditor } from "./closed-days-editor.tsx";
import { draftOf, type HoursDraft, readDraft } from "./hours-draft.ts";
import { SeasonEditor } from "./season-editor.tsx";
import { WeekEditor } from "./week-editor.tsx";

interface HoursEditorProps {
  /** As it stands on the wire. */
  value: string;
  onChange: (hours: string) => void;
  error?: string | undefined;
  /** Takes the focus when something is wrong. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Day by day, or in one's own words. Both are one line of text in the end. */
export function HoursEditor({ value, onChange, error, ref }: HoursEditorProps) {
  const [mode, setMode] = useState(() => modeOf(value));
  const [draft, setDraft] = useState(() => draftOf(parseHours(value)));
  const [known, setKnown] = useState(value);
  const id = useId();
  const read = readDraft(draft);
  const problem = mode === "days" ? (read.error ?? error) : undefined;

  if (value !== known) {
    setKnown(value);
    setMode(modeOf(value));
    setDraft(draftOf(parseHours(value)));
  }

  /** What comes from elsewhere is read anew; what is written here is not. */
  const write = (text: string) => {
    setKnown(text);
    onChange(text);
  };

  const change = (part: Partial<HoursDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    write(readDraft(next).text);
  };

  const switchTo = (next: string) => {
    const parsed = next === "days" ? parseHours(value) : null;
    if (parsed) setDraft(draftOf(parsed));
    if (next === "days" && !parsed) write(read.text);
    setMode(next === "days" ? "days" : "words");
  };

  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="required-mark font-semibold">Hours of Operation</legend>
      <RadioGroup
        orientation="horizontal"
        aria-label="How to give the hours"
        value={mode}
        onValueChange={switchTo}
      >
        <Radio value="days" label="Day by day" />
        <Radio value="words" label="In my own words" />
      </RadioGroup>
      {mode === "days" ? (
        <DayByDay draft={draft} onChange={change} />
      ) : (
        <InWords value={value} onChange={write} error={error} />
      )}
      {problem ? (
        <p id={`${id}-problem`} className="flex items-start gap-1.5 text-danger text-xs">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {problem}
        </p>
      ) : null}
      {mode === "days" && read.text ? (
        <p className="text-ink-soft text-sm">
          Shown as: <span className="text-ink">{read.text}</span>
        </p>
      ) : null}
    </fieldset>
  );
}

const modeOf = (value: string) => (value === "" || parseHours(value) ? "days" : "words");

interface DayByDayProps {
  draft: HoursDraft;
  onChange: (part: Partial<HoursDraft>) => void;
}

function DayByDay({ draft, onChange }: DayByDayProps) {
  const special = draft.holidays.length + draft.exceptions.length;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label="Open day and night, all week"
        checked={draft.isAlwaysOpen}
        onCheckedChange={(checked) => onChange({ isAlwaysOpen: checked })}
      />
      {draft.isAlwaysOpen ? null : (
        <WeekEditor week={draft.week} onChange={(week) => onChange({ week })} />
      )}
      <Foldout title="Other hours in a season" isOpen={draft.seasons.length > 0}>
        <SeasonEditor seasons={draft.seasons} onChange={(seasons) => onChange({ seasons })} />
      </Foldout>
      <Foldout title="Closed days and holidays" isOpen={special > 0}>
        <ClosedDaysEditor
          holidays={draft.holidays}
          exceptions={draft.exceptions}
          onHolidays={(holidays) => onChange({ holidays })}
          onExceptions={(exceptions) => onChange({ exceptions })}
        />
      </Foldout>
    </div>
  );
}

interface FoldoutProps {
  title: string;
  /** There is something inside already. */
  isOpen: boolean;
  children: ReactNode;
}

function Foldout({ title, isOpen, children }: FoldoutProps) {
  return (
    <details open={isOpen || undefined} className="group border-line border-b">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold hover:text-accent">
        {title}
        <Plus
          aria-hidden
          className="size-5 shrink-0 text-accent transition-[rotate] group-open:rotate-45"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

interface InWordsProps {
  value: string;
  onChange: (hours: string) => void;
  error: string | undefined;
}

function InWords({ value, onChange, error }: InWordsProps) {
  const read = value ? parseHours(value) : null;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Hours in your own words"
        labelHidden
        hint="For example: Mon-Fri 9am-5pm; Sat 10-2; closed Sundays"
        error={error}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-20"
            value={value}
            onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n+\s*/g, "; "))}
          />
        )}
      </Field>
      {value.trim() ? (
        <p className="text-ink-soft text-sm">
          {read
            ? `We read this as: ${formatHours(read)}`
            : "This is shown as written. The listing will not say whether it is open now."}
        </p>
      ) : null}
    </div>
  );
}
