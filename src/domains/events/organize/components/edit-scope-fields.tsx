import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { LOOK_FIELD } from "#src/shared/form-outcome.ts";
import { whenText } from "../../event/when-rules.ts";
import type { EditableEvent } from "../contract.ts";
import type { EditScope } from "../limits-contract.ts";
import { datesToChange, type ScopeChoice } from "./event-scope.ts";
import type { FieldComplaints } from "./field-complaints.ts";
import { registeredWords } from "./registered-words.ts";
import { ShownWhen } from "./shown-when.tsx";

interface EditScopeFieldsProps {
  event: EditableEvent;
  values: ScopeChoice;
  errors: FieldComplaints;
  onChoose: (choice: ScopeChoice) => void;
}

const CHOICES: readonly { scope: EditScope; label: string; hint: string }[] = [
  {
    scope: "all",
    label: "All dates",
    hint: "Every date that is still to come. Each stays on its day unless the day itself is changed.",
  },
  {
    scope: "later",
    label: "This and later dates",
    hint: "Earlier dates stay as they are. The later ones get a page of their own and keep their registrations and tickets.",
  },
  {
    scope: "date",
    label: "This date",
    hint: "Another time or other places stay in the series. With other words or another place the date gets a page of its own.",
  },
];

const LABELS: Readonly<Record<EditScope, string>> = {
  all: "The date, where not all change",
  later: "The first date that changes",
  date: "The date",
};

/** Which dates of a series the form changes; nothing for a single date. */
export function EditScopeFields({ event, values, errors, onChoose }: EditScopeFieldsProps) {
  const dates = datesToChange(event, Date.now());
  const [first] = dates;
  if (event.rule === null || !first) return null;
  const choose = (scope: string) =>
    onChoose({
      scope: scope as EditScope,
      dateId: scope === "all" ? "" : values.dateId || String(first.id),
    });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold font-serif text-xl">Which dates change</legend>
      <RadioGroup
        aria-label="Which dates change"
        name="scope"
        value={values.scope}
        onValueChange={choose}
        className="gap-2"
      >
        {CHOICES.map(({ scope, label, hint }) => (
          <Radio key={scope} variant="card" value={scope} label={label} hint={hint} />
        ))}
      </RadioGroup>
      <ShownWhen holds={values.scope !== "all"}>
        <Field label={LABELS[values.scope]} error={errors.dateId}>
          {(control) => (
            <NativeSelect
              {...control}
              name="dateId"
              value={values.dateId}
              options={dates.map((date) => ({
                value: String(date.id),
                label: [whenText(date), registeredWords(date) || "nobody registered"].join(", "),
              }))}
              onChange={({ target }) => onChoose({ scope: values.scope, dateId: target.value })}
            />
          )}
        </Field>
      </ShownWhen>
      {errors.scope ? (
        <p role="alert" className="text-danger text-sm">
          {errors.scope}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        name={LOOK_FIELD}
        value=""
        className="without-script self-start"
      >
        Show these dates below
      </Button>
    </fieldset>
  );
}
