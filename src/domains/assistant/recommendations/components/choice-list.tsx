import { Checkbox } from "#src/design/primitives/checkbox.tsx";

interface ChoiceListProps {
  legend: string;
  name: string;
  choices: readonly string[];
  chosen: readonly string[];
}

/** Any number of a fixed list. */
export function ChoiceList({ legend, name, choices, chosen }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-ink">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={name}
            value={choice}
            label={choice}
            defaultChecked={chosen.includes(choice)}
            className="text-sm"
          />
        ))}
      </div>
    </fieldset>
  );
}
