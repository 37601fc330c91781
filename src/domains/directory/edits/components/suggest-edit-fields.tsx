import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { HoursEditor } from "#src/domains/hours/components/hours-editor.tsx";
import type { BoaterFacts } from "../../listing/boater-facts-contract.ts";
import type { Business } from "../../listing/contract.ts";
import { factsOf } from "../../listing/facts-contract.ts";
import { fieldText } from "../../listing/field-rules.ts";
import { STATES } from "../../listing/state-contract.ts";
import { FactField } from "../../manage/components/listing-form/facts-editor.tsx";
import type { SuggestionKind } from "../rules.ts";

export interface Suggested {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  hours: string;
  phone: string;
  website: string;
  fact: string;
  value: BoaterFacts[string] | undefined;
  note: string;
  name: string;
}

interface SuggestEditFieldsProps {
  business: Business;
  kind: SuggestionKind;
  values: Suggested;
  complaints: Record<string, string>;
  onChange: (changed: Partial<Suggested>) => void;
}

const STATE_OPTIONS = Object.keys(STATES)
  .toSorted()
  .map((code) => ({ value: code, label: code }));

/** What it is now, as the chosen kind asks. */
export function SuggestEditFields(props: SuggestEditFieldsProps) {
  const { kind, values, complaints, onChange } = props;
  const line = (name: "address" | "city" | "zipCode" | "phone" | "website", label: string) => (
    <Field label={label} required error={complaints[name]}>
      {(field) => (
        <Input
          {...field}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  if (kind === "moved") {
    return (
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <div className="sm:col-span-3">{line("address", "New street address")}</div>
        {line("city", "City")}
        <Field label="State" required error={complaints.state}>
          {(field) => (
            <NativeSelect
              {...field}
              options={STATE_OPTIONS}
              value={values.state}
              onChange={({ target }) => onChange({ state: target.value })}
            />
          )}
        </Field>
        {line("zipCode", "ZIP code")}
      </div>
    );
  }
  if (kind === "hours") {
    return (
      <HoursEditor
        value={values.hours}
        onChange={(hours) => onChange({ hours })}
        error={complaints.hours}
      />
    );
  }
  if (kind === "phone") return line("phone", "Phone number");
  if (kind === "website") return line("website", "Website");
  return kind === "fact" ? <FactFields {...props} /> : null;
}

function FactFields({ business, values, complaints, onChange }: SuggestEditFieldsProps) {
  const facts = factsOf(business.category);
  const chosen = facts.find(({ key }) => key === values.fact);
  const told = chosen && business.facts[chosen.key];
  return (
    <>
      <Field
        label="What has changed?"
        required
        hint={chosen ? `The listing says: ${fieldText(`facts.${chosen.key}`, told)}.` : undefined}
        error={complaints.fact}
      >
        {(field) => (
          <NativeSelect
            {...field}
            placeholder="Choose"
            options={facts.map(({ key, label }) => ({ value: key, label }))}
            value={values.fact}
            onChange={({ target }) => onChange({ fact: target.value, value: undefined })}
          />
        )}
      </Field>
      {chosen ? (
        <FactField
          fact={chosen}
          value={values.value}
          error={complaints.value}
          onChange={(value) => onChange({ value })}
        />
      ) : null}
    </>
  );
}
