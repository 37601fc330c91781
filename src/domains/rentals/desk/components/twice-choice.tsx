import type { ComponentProps } from "react";
import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { momentsAt, zoneAt } from "../../availability/local-time.ts";
import { timeWords } from "../../booking/when-words.ts";

interface TwiceChoiceProps extends Omit<ComponentProps<"select">, "children"> {
  /** "Start" */
  label: string;
  local: string;
  timeZone: string;
  error: ComponentProps<typeof Field>["error"];
}

/** Of a time that clocks show twice: which of the two is meant. */
export function TwiceChoice({ label, local, timeZone, error, ...select }: TwiceChoiceProps) {
  const moments = momentsAt(local, timeZone);
  if (moments.length < 2) return null;
  const shown = timeWords(local);
  return (
    <Field
      label={`${label}: which ${shown}?`}
      required
      error={error}
      hint="Clocks are set back that night and show it twice."
    >
      {(field) => (
        <NativeSelect
          {...field}
          {...select}
          placeholder="Please choose"
          options={moments.map((moment, index) => ({
            value: moment.toISOString(),
            label: `The ${index === 0 ? "first" : "second"}, ${shown} ${zoneAt(timeZone, moment)}`,
          }))}
        />
      )}
    </Field>
  );
}
