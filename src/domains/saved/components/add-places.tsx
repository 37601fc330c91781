import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { DeedForm, type SendDeed } from "./deed-form.tsx";

export interface Choice {
  id: number;
  name: string;
  city: string;
  state: string;
}

interface AddPlacesProps {
  /** Saved places that are not on the list. */
  choices: readonly Choice[];
  isOpen: boolean;
  send: SendDeed;
}

export function AddPlaces({ choices, isOpen, send }: AddPlacesProps) {
  if (choices.length === 0) return null;
  return (
    <details className="border-line border-t" open={isOpen} key={choices.length}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold underline underline-offset-4">
        Add from your saved places ({choices.length})
      </summary>
      <DeedForm send={send} className="flex flex-col items-start gap-3 pb-4">
        <ul className="grid w-full max-h-96 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {choices.map(({ id, name, city, state }) => (
            <li key={id}>
              <Checkbox name="ids" value={id} label={`${name}, ${city}, ${state}`} />
            </li>
          ))}
        </ul>
        <Button type="submit" name="deed" value="add">
          Put on the list
        </Button>
      </DeedForm>
    </details>
  );
}
