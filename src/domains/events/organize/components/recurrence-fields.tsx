import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { dayText, timeText } from "../../event/when-rules.ts";
import { WEEKDAY_WORDS, WEEKDAYS } from "../../series/limits-contract.ts";
import { isWallTime } from "../../series/wall-time-contract.ts";
import { previewQuery } from "../client.ts";
import { ChoiceField, type EventFormState, TextField } from "./event-field.tsx";
import { ruleOf } from "./event-values.ts";

const FREQUENCY_OPTIONS = [
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
];
const ANCHOR_OPTIONS = [
  { value: "day", label: "On the same day of the month" },
  { value: "weekday", label: "On the same weekday, such as the second Saturday" },
  { value: "last_day", label: "On the last day of the month" },
];
const END_OPTIONS = [
  { value: "never", label: "It goes on" },
  { value: "until", label: "On a day" },
  { value: "count", label: "After a number of dates" },
];

/** How it comes again, with the dates that follow from it. */
export function RecurrenceFields({ form }: { form: EventFormState }) {
  const { values } = form;
  if (!values.isRecurring) return null;
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
      {values.frequency === "weekly" ? <Weekdays form={form} /> : null}
      {values.frequency === "monthly" ? (
        <ChoiceField
          form={form}
          name="monthlyBy"
          label="Which day"
          options={ANCHOR_OPTIONS}
          className="sm:col-span-2"
        />
      ) : null}
      <ChoiceField form={form} name="ruleEnd" label="It ends" options={END_OPTIONS} />
      {values.ruleEnd === "until" ? (
        <TextField form={form} name="until" type="date" label="Last day" />
      ) : null}
      {values.ruleEnd === "count" ? (
        <TextField form={form} name="count" type="number" min={1} label="Number of dates" />
      ) : null}
      <NextDates form={form} />
    </div>
  );
}

function Weekdays({ form }: { form: EventFormState }) {
  const { weekdays } = form.values;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">On</legend>
      <div className="flex flex-wrap gap-x-5">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name="weekdays"
            value={day}
            label={WEEKDAY_WORDS[day]}
            checked={weekdays.includes(day)}
            onCheckedChange={(isOn) =>
              form.change({
                weekdays: isOn ? [...weekdays, day] : weekdays.filter((each) => each !== day),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** As the server will make them: short months and clock changes included. */
function NextDates({ form }: { form: EventFormState }) {
  const { startDate } = form.values;
  const { data } = useQuery({
    ...previewQuery({ startDate, rule: ruleOf(form.values) }),
    enabled: isWallTime(startDate),
    retry: false,
  });
  if (!isWallTime(startDate)) {
    return (
      <p className="text-ink-soft text-sm sm:col-span-2">
        The next dates show here once the start is set.
      </p>
    );
  }
  return (
    <div aria-live="polite" className="sm:col-span-2">
      <p className="font-semibold">{data?.words}</p>
      <ul className="mt-1 text-sm">
        {data?.dates.map((slot) => (
          <li key={slot}>
            {dayText(slot)}, {timeText(slot)}
          </li>
        ))}
      </ul>
    </div>
  );
}
