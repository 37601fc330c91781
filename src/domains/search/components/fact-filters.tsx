import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { type Fact, factsOf } from "#src/domains/directory/listing/facts-contract.ts";
import type { Filters } from "./use-filters.ts";

interface FactFiltersProps {
  filters: Filters;
  category: string;
}

/** What boaters ask of this kind of place; several conditions hold together. */
export function FactFilters({ filters, category }: FactFiltersProps) {
  const facts = factsOf(category).filter((fact) => fact.kind !== "text");
  if (category === "") {
    return (
      <p className="text-ink-soft text-sm">
        Choose a category to filter by depth, slips, fuel and what else boaters ask.
      </p>
    );
  }
  if (facts.length === 0) return null;
  const given = (filters.search.get("facts") ?? "").split(",").filter(Boolean);
  const replace = (removed: string, added: string | null) => {
    const kept = given.filter((item) => item !== removed && !item.startsWith(`${removed}:`));
    filters.set({ facts: [...kept, ...(added ? [added] : [])].join(",") || null });
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">For boaters</legend>
      {facts.map((fact) => (
        <FactFilter key={fact.key} fact={fact} given={given} replace={replace} />
      ))}
    </fieldset>
  );
}

interface FactFilterProps {
  fact: Fact;
  given: string[];
  replace: (removed: string, added: string | null) => void;
}

function FactFilter({ fact, given, replace }: FactFilterProps) {
  if (fact.kind === "number") {
    const least = given.find((item) => item.startsWith(`${fact.key}:`))?.split(":")[1] ?? "";
    return (
      <Field label={`${fact.label}, at least${fact.unit ? ` (${fact.unit})` : ""}`}>
        {(control) => (
          <Input
            {...control}
            key={least}
            name={`facts.${fact.key}`}
            figures
            type="number"
            min={0}
            max={fact.max}
            defaultValue={least}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.blur();
            }}
            onBlur={({ target }) => {
              if (target.value !== least) {
                replace(fact.key, target.value ? `${fact.key}:${target.value}` : null);
              }
            }}
          />
        )}
      </Field>
    );
  }
  const options = fact.kind === "choice" || fact.kind === "choices" ? fact.options : ["true"];
  return options.map((option) => {
    const item = `${fact.key}:${option}`;
    return (
      <Checkbox
        key={item}
        name="facts"
        value={item}
        label={fact.kind === "flag" ? fact.label : `${fact.label}: ${option}`}
        checked={given.includes(item)}
        onCheckedChange={(isOn) => replace(item, isOn ? item : null)}
      />
    );
  });
}
