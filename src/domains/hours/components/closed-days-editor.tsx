import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import {
  EXCEPTIONS_MAX,
  HOLIDAY_NAMES,
  HOLIDAYS,
  type HolidayHours,
  type HoursException,
} from "../contract.ts";
import { spansText } from "../hours-text.ts";

interface ClosedDaysEditorProps {
  holidays: readonly HolidayHours[];
  exceptions: readonly HoursException[];
  onHolidays: (holidays: readonly HolidayHours[]) => void;
  onExceptions: (exceptions: readonly HoursException[]) => void;
}

export function ClosedDaysEditor(props: ClosedDaysEditorProps) {
  const { holidays, exceptions, onHolidays, onExceptions } = props;
  const [date, setDate] = useState("");
  const canAdd =
    date !== "" &&
    exceptions.every((one) => one.date !== date) &&
    exceptions.length < EXCEPTIONS_MAX;
  const add = () => {
    onExceptions([...exceptions, { date, spans: [] }]);
    setDate("");
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="font-semibold">Closed on</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {HOLIDAYS.map((holiday) => (
            <Checkbox
              key={holiday}
              label={holidayLabel(holiday, holidays)}
              checked={holidays.some((one) => one.holiday === holiday)}
              onCheckedChange={(checked) => {
                const others = holidays.filter((one) => one.holiday !== holiday);
                onHolidays(checked ? [...others, { holiday, spans: [] }] : others);
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <span className="block w-48">
          <Input
            type="date"
            figures
            aria-label="Closed on this date"
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </span>
        <Button variant="secondary" disabled={!canAdd} onClick={add}>
          <Plus aria-hidden /> Add closed date
        </Button>
      </div>
      <ul className="flex flex-col gap-1 empty:hidden">
        {exceptions.map((exception) => (
          <li key={exception.date} className="flex items-center gap-3">
            <span className="figures">{exception.date}</span>
            <span>{spansText(exception.spans) || "closed"}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${exception.date}`}
              onClick={() => onExceptions(exceptions.filter((one) => one !== exception))}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text that was read may also say that a place is open on a holiday, at other times. */
function holidayLabel(holiday: HolidayHours["holiday"], holidays: readonly HolidayHours[]): string {
  const spans = holidays.find((one) => one.holiday === holiday)?.spans ?? [];
  const name = HOLIDAY_NAMES[holiday];
  return spans.length > 0 ? `${name}: ${spansText(spans)}` : name;
}
