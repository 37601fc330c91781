import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { ACCOUNT_TYPE_NAMES } from "../contract.ts";

interface AccountTypeChoiceProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  hint?: string;
}

/** The two kinds of account. Everyone may write reviews; an owner also manages listings. */
export function AccountTypeChoice<Values extends FieldValues>(
  props: AccountTypeChoiceProps<Values>,
) {
  return (
    <Controller
      control={props.control}
      name={props.name}
      render={({ field }) => (
        <fieldset>
          <legend className="mb-1.5 font-semibold">Account type</legend>
          {props.hint ? <p className="mb-1.5 text-ink-soft text-sm">{props.hint}</p> : null}
          <RadioGroup
            name={props.name}
            value={field.value}
            onValueChange={field.onChange}
            aria-label="Account type"
          >
            <Radio
              value="reviewer"
              variant="card"
              label={ACCOUNT_TYPE_NAMES.reviewer}
              hint="Find places, write reviews, earn points."
            />
            <Radio
              value="business_owner"
              variant="card"
              label={ACCOUNT_TYPE_NAMES.business_owner}
              hint="The same, and you manage your own listings."
            />
          </RadioGroup>
        </fieldset>
      )}
    />
  );
}
