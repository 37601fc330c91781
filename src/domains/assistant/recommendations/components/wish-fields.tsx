import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import {
  BUDGETS,
  DISTANCE_MAX,
  DISTANCE_MIN,
  EXPERIENCE_LEVELS,
  GROUP_SIZES,
  type Preferences,
  WEATHER_SENSITIVITIES,
} from "../limits-contract.ts";

const SELECTS = [
  { label: "Experience level", name: "experienceLevel", values: EXPERIENCE_LEVELS },
  { label: "Budget", name: "budgetRange", values: BUDGETS },
  { label: "Group size", name: "groupSize", values: GROUP_SIZES },
  { label: "Weather sensitivity", name: "weatherSensitivity", values: WEATHER_SENSITIVITIES },
] as const;

const titled = (value: string) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
});

/** Who goes, how far, for how much, in which weather. */
export function WishFields({ preferences }: { preferences: Preferences }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {SELECTS.map(({ label, name, values }) => (
        <Field key={name} label={label}>
          {(control) => (
            <NativeSelect
              {...control}
              name={name}
              defaultValue={preferences[name]}
              options={values.map(titled)}
            />
          )}
        </Field>
      ))}
      <Field label="Max distance (miles)" className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            name="preferredDistance"
            type="number"
            inputMode="numeric"
            min={DISTANCE_MIN}
            max={DISTANCE_MAX}
            step="any"
            figures
            defaultValue={preferences.preferredDistance}
          />
        )}
      </Field>
    </div>
  );
}
