import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import type { BoaterFacts } from "../../../listing/boater-facts-contract.ts";
import { type Fact, factsOf } from "../../../listing/facts-contract.ts";
import type { ListingValues } from "./listing-values.ts";

type Value = BoaterFacts[string] | undefined;

/** What boaters ask of this kind of place. What nobody knows stays blank. */
export function FactsEditor() {
  const { watch, setValue, formState } = useFormContext<ListingValues>();
  const [category, given] = watch(["category", "facts"]);
  const facts = factsOf(category);
  if (facts.length === 0) return null;
  const change = (key: string, value: Value) => {
    const { [key]: _old, ...others } = given;
    const next = value === undefined ? others : { ...others, [key]: value };
    setValue("facts", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const complaints = formState.errors.facts as Record<string, { message?: string }> | undefined;
  return (
    <section aria-labelledby="facts-heading" className="flex flex-col gap-4">
      <div>
        <h3 id="facts-heading" className="font-semibold">
          For boaters
        </h3>
        <p className="text-ink-soft text-sm">Leave blank what you do not know for sure.</p>
      </div>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map((fact) => (
          <FactField
            key={fact.key}
            fact={fact}
            value={given[fact.key]}
            error={complaints?.[fact.key]?.message}
            onChange={(value) => change(fact.key, value)}
          />
        ))}
      </div>
    </section>
  );
}

interface FactFieldProps {
  fact: Fact;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

const FLAGS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The control that fits the kind of a fact. */
export function FactField({ fact, value, error, onChange }: FactFieldProps) {
  if (fact.kind === "choices") return <ChoicesField {...{ fact, value, onChange }} />;
  const label = fact.kind === "number" && fact.unit ? `${fact.label} (${fact.unit})` : fact.label;
  return (
    <Field label={label} error={error}>
      {(control) => {
        if (fact.kind === "number") {
          return (
            <Input
              {...control}
              figures
              type="number"
              inputMode="decimal"
              min={0}
              max={fact.max}
              step="any"
              value={typeof value === "number" ? value : ""}
              onChange={({ target }) =>
                onChange(target.value === "" ? undefined : target.valueAsNumber)
              }
            />
          );
        }
        if (fact.kind === "text") {
          return (
            <Input
              {...control}
              maxLength={80}
              value={typeof value === "string" ? value : ""}
              onChange={({ target }) => onChange(target.value || undefined)}
            />
          );
        }
        const isFlag = fact.kind === "flag";
        return (
          <NativeSelect
            {...control}
            placeholder="Not known"
            options={isFlag ? FLAGS : fact.options.map((name) => ({ value: name, label: name }))}
            value={typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "")}
            onChange={({ target }) =>
              onChange(isFlag && target.value ? target.value === "yes" : target.value || undefined)
            }
          />
        );
      }}
    </Field>
  );
}

interface ChoicesFieldProps {
  fact: Fact & { kind: "choices" };
  value: Value;
  onChange: (value: Value) => void;
}

function ChoicesField({ fact, value, onChange }: ChoicesFieldProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend className="font-semibold">{fact.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {fact.options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onCheckedChange={(checked) => {
              const next = fact.options.filter((name) =>
                name === option ? checked : chosen.includes(name),
              );
              onChange(next.length > 0 ? next : undefined);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
