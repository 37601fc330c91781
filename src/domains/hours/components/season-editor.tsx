import { Plus, Trash2 } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { lastDayOfMonth, type MonthDay, SEASONS_MAX } from "../contract.ts";
import { MONTHS } from "../hours-text.ts";
import { CLOSED_WEEK, type SeasonDraft } from "./hours-draft.ts";
import { WeekEditor } from "./week-editor.tsx";

const WINTER: SeasonDraft = {
  from: { month: 11, day: 1 },
  to: { month: 3, day: 31 },
  week: CLOSED_WEEK,
};
const MONTH_OPTIONS = MONTHS.map(({ name }, index) => ({ value: String(index + 1), label: name }));

interface SeasonEditorProps {
  seasons: readonly SeasonDraft[];
  onChange: (seasons: readonly SeasonDraft[]) => void;
}

/** Parts of the year with hours of their own; without any they are closed. */
export function SeasonEditor({ seasons, onChange }: SeasonEditorProps) {
  const setSeason = (index: number, season: SeasonDraft) =>
    onChange(seasons.map((old, i) => (i === index ? season : old)));
  return (
    <div className="flex flex-col gap-4">
      {seasons.map((season, index) => {
        const name = `Season ${index + 1}`;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: seasons have no name but their place.
            key={index}
            className="flex flex-col gap-3 border border-line p-4"
          >
            <legend className="px-1 font-semibold">{name}</legend>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <DayOfYear
                label={`${name} from`}
                value={season.from}
                onChange={(from) => setSeason(index, { ...season, from })}
              />
              <span>to</span>
              <DayOfYear
                label={`${name} to`}
                value={season.to}
                onChange={(to) => setSeason(index, { ...season, to })}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name.toLowerCase()}`}
                onClick={() => onChange(seasons.filter((_, i) => i !== index))}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
            <WeekEditor
              name={name}
              week={season.week}
              onChange={(week) => setSeason(index, { ...season, week })}
            />
          </fieldset>
        );
      })}
      {seasons.length < SEASONS_MAX ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onChange([...seasons, WINTER])}
        >
          <Plus aria-hidden /> Add a season
        </Button>
      ) : null}
    </div>
  );
}

interface DayOfYearProps {
  label: string;
  value: MonthDay;
  onChange: (value: MonthDay) => void;
}

function DayOfYear({ label, value, onChange }: DayOfYearProps) {
  const withinMonth = ({ month, day }: MonthDay) =>
    onChange({ month, day: Math.min(Math.max(day || 1, 1), lastDayOfMonth(month)) });
  return (
    <span className="flex gap-2">
      <NativeSelect
        className="w-36 shrink-0"
        aria-label={`${label}, month`}
        options={MONTH_OPTIONS}
        value={String(value.month)}
        onChange={({ target }) => withinMonth({ ...value, month: Number(target.value) })}
      />
      <span className="block w-18 shrink-0">
        <Input
          type="number"
          figures
          aria-label={`${label}, day`}
          min={1}
          max={lastDayOfMonth(value.month)}
          value={value.day}
          onChange={({ target }) =>
            withinMonth({ ...value, day: Math.trunc(Number(target.value)) })
          }
        />
      </span>
    </span>
  );
}
