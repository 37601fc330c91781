import type { ComponentProps } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { isWallTime } from "#src/shared/wall-time.ts";
import { dayText, timeText } from "../../event/when-rules.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import type { EventValues } from "./event-values.ts";
import { sentAs } from "./plain-values.ts";

/** What each field of the form knows. */
export interface EventFormState {
  values: EventValues;
  errors: Readonly<Record<string, string>>;
  /** What was typed before the event changed below the form. */
  setAside: Readonly<Partial<Record<string, string>>>;
  /** What somebody else changed while the form was open, as they made it. */
  meanwhile: Partial<EventValues>;
  change: (part: Partial<EventValues>) => void;
}

type TextName = {
  [Name in keyof EventValues]: EventValues[Name] extends string ? Name : never;
}[keyof EventValues];
type FlagName = {
  [Name in keyof EventValues]: EventValues[Name] extends boolean ? Name : never;
}[keyof EventValues];

interface FieldProps {
  form: EventFormState;
  name: TextName;
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

export function TextField(props: FieldProps & Pick<ComponentProps<"input">, "type" | "min">) {
  const { form, name, type = "text", min, className, ...field } = props;
  return (
    <div className={className}>
      <Field {...field} error={form.errors[name]}>
        {(control) => (
          <Input
            {...control}
            name={sentAs(name)}
            type={type}
            min={min}
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
        )}
      </Field>
      <ChangedMeanwhile form={form} name={name} />
      <TypedBefore form={form} name={name} label={field.label} />
    </div>
  );
}

/** Beside the newest: it is not lost, and not sent unless it is wanted again. */
function TypedBefore({ form, name, label }: Pick<FieldProps, "form" | "name" | "label">) {
  const typed = form.setAside[name];
  if (typed === undefined || typed === form.values[name]) return null;
  const words = isWallTime(typed) ? `${dayText(typed)}, ${timeText(typed)}` : typed || "nothing";
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      You had typed {words}.
      <Button
        variant="quiet"
        className="with-script"
        aria-label={`${label}: take ${words} again`}
        onClick={() => form.change({ [name]: typed })}
      >
        Take it again
      </Button>
    </p>
  );
}

export function AreaField({ form, name, className, ...field }: FieldProps) {
  return (
    <div className={className}>
      <Field {...field} error={form.errors[name]}>
        {(control) => (
          <Textarea
            {...control}
            name={sentAs(name)}
            rows={6}
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
        )}
      </Field>
      <ChangedMeanwhile form={form} name={name} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  /** What an empty choice reads. */
  none?: string;
  options: readonly { value: string; label: string }[];
}

export function ChoiceField({ form, name, none, options, className, ...field }: ChoiceProps) {
  return (
    <div className={className}>
      <Field {...field} error={form.errors[name]}>
        {(control) => (
          <NativeSelect
            {...control}
            name={sentAs(name)}
            options={none === undefined ? [...options] : [{ value: "", label: none }, ...options]}
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
        )}
      </Field>
      <ChangedMeanwhile form={form} name={name} />
    </div>
  );
}

export const plainOptions = (words: readonly string[]) =>
  words.map((word) => ({ value: word, label: word }));

interface FlagProps {
  form: EventFormState;
  name: FlagName;
  label: string;
  hint?: string;
}

export function FlagField({ form, name, label, hint }: FlagProps) {
  return (
    <div>
      <Checkbox
        name={sentAs(name)}
        label={label}
        hint={hint}
        checked={form.values[name]}
        onCheckedChange={(isOn) => form.change({ [name]: isOn })}
      />
      <ChangedMeanwhile form={form} name={name} />
    </div>
  );
}
