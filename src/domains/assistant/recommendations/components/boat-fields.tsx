import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { DRAFT_MAX, type Preferences, SPEED_MAX, SPEED_MIN } from "../limits-contract.ts";

const FIELDS = [
  { label: "Speed (knots)", name: "boatSpeedKnots", min: SPEED_MIN, max: SPEED_MAX },
  { label: "Draft (feet)", name: "draftFeet", min: 0, max: DRAFT_MAX },
] as const;

export function BoatFields({ preferences }: { preferences: Preferences }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm">
        For running times and depths; without a boat, leave them empty.
      </legend>
      <div className="grid grid-cols-2 gap-4">
        {FIELDS.map(({ label, name, min, max }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                {...{ name, min, max, type: "number", inputMode: "decimal", step: "any" }}
                figures
                defaultValue={preferences[name] ?? ""}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
