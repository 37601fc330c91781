import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { isWallTime } from "#src/shared/wall-time.ts";
import { WEEKDAY_WORDS, WEEKDAYS, type Weekday } from "../../series/limits-contract.ts";
import { firstWeekday } from "../../series/rule-text.ts";
import type { EditableEvent } from "../contract.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { ChoiceField, type EventFormState, TextField } from "./event-field.tsx";
import type { EventValues } from "./event-values.ts";
import { NextDates } from "./next-dates.tsx";
import { sentAs } from "./plain-values.ts";
import { ShownWhen } from "./shown-when.tsx";

const FREQUENCY_OPTIONS = [
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
];
const ANCHOR_OPTIONS = [
  { value: "day", label: "On the same day of the month" },
  { value: "weekday", label: "On the same weekday, such as the second Saturday" },
  { value: "last_weekday", label: "On the last such weekday of the month" },
  { value: "last_day", label: "On the last day of the month" },
];
const END_OPTIONS = [
  { value: "never", label: "It goes on" },
  { value: "until", label: "On a day" },
  { value: "count", label: "After a number of dates" },
];

interface RecurrenceFieldsProps {
  form: EventFormState;
  event: EditableEvent | null;
}

/** How it comes again, with the dates that follow from it. */
export function RecurrenceFields({ form, event }: RecurrenceFieldsProps) {
  const { values } = form;
  return (
    <ShownWhen holds={values.isRecurring}>
      <Rule {...{ form, event }} />
    </ShownWhen>
  );
}

function Rule({ form, event }: RecurrenceFieldsProps) {
  const { values } = form;
  return (
    <div className="mt-2 grid gap-5 border-line border-l-2 pl-4 sm:grid-cols-2">
      <ChoiceField form={form} name="frequency" label="How often" options={FREQUENCY_OPTIONS} />
      <TextField
        form={form}
        name="interval"
        type="number"
        min={1}
        label="Every"
        hint="2 is every second time."
      />
      <ShownWhen holds={values.frequency === "weekly"} when="If it is weekly:">
        <Weekdays form={form} />
      </ShownWhen>
      <ShownWhen holds={values.frequency === "monthly"} when="If it is monthly:">
        <ChoiceField
          form={form}
          name="monthlyBy"
          label="Which day"
          options={ANCHOR_OPTIONS}
          className="sm:col-span-2"
        />
      </ShownWhen>
      <ChoiceField form={form} name="ruleEnd" label="It ends" options={END_OPTIONS} />
      <ShownWhen holds={values.ruleEnd === "until"} when="If it ends on a day:">
        <TextField form={form} name="until" type="date" label="Last day" />
      </ShownWhen>
      <ShownWhen holds={values.ruleEnd === "count"} when="If it ends after a number of dates:">
        <TextField form={form} name="count" type="number" min={1} label="Number of dates" />
      </ShownWhen>
      <NextDates form={form} event={event} />
    </div>
  );
}

/** The day of the first date, until others are chosen. */
function chosenWeekdays({ weekdays, startDate }: EventValues): Weekday[] {
  return weekdays.length > 0 || !isWallTime(startDate) ? weekdays : [firstWeekday(startDate)];
}

function Weekdays({ form }: { form: EventFormState }) {
  const weekdays = chosenWeekdays(form.values);
  const { startDate } = form.values;
  // The first date is always among them.
  const first = isWallTime(startDate) ? firstWeekday(startDate) : null;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">On</legend>
      <div className="flex flex-wrap gap-x-5">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name={sentAs("weekdays")}
            value={day}
            label={WEEKDAY_WORDS[day]}
            checked={day === first || weekdays.includes(day)}
            disabled={day === first}
            onCheckedChange={(isOn) =>
              form.change({
                weekdays: isOn ? [...weekdays, day] : weekdays.filter((each) => each !== day),
              })
            }
          />
        ))}
      </div>
      <ChangedMeanwhile form={form} name="weekdays" />
      {first === null ? null : (
        <p className="text-ink-soft text-sm">
          {WEEKDAY_WORDS[first]} is the day of the first date. For another one, change when it
          starts.
        </p>
      )}
    </fieldset>
  );
}
