import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { matchingPlacesQuery } from "#src/domains/search/client.ts";
import type { PickedBusiness } from "./picked-business.ts";

interface BusinessComboboxProps {
  /** What was searched for before scripts were there. */
  initial: string;
  error?: string | undefined;
  onPick: (business: PickedBusiness) => void;
}

const DEBOUNCE_MS = 200;
const SHOWN = 8;
const NONE = -1;

/** The combobox pattern: focus stays in the field, the highlight moves in the list. */
export function BusinessCombobox({ initial, error: missing, onPick }: BusinessComboboxProps) {
  const listId = useId();
  const [typed, setTyped] = useState(initial);
  const [asked, setAsked] = useState("");
  const [highlighted, setHighlighted] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery(matchingPlacesQuery(asked, SHOWN));
  const found = asked === "" ? [] : (data ?? []);
  const isShown = found.length > 0;

  const move = (event: KeyboardEvent) => {
    const at = found[highlighted];
    if (event.key === "ArrowDown")
      setHighlighted(isShown ? (highlighted + 1) % found.length : NONE);
    else if (event.key === "ArrowUp")
      setHighlighted(highlighted <= 0 ? found.length - 1 : highlighted - 1);
    else if (event.key === "Escape") {
      setTyped("");
      setHighlighted(NONE);
    } else if (event.key === "Enter") {
      // It does not send the form around the field.
      if (at) onPick(at);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-2">
      <Field label="Business" required error={missing} hint="Search by name, city or state.">
        {(field) => (
          <Input
            {...field}
            name="q"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[highlighted] ? `${listId}-${highlighted}` : undefined}
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setHighlighted(NONE);
            }}
            onKeyDown={move}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {asked === "" ? "" : wordsFor(data, error)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Matching businesses"
        hidden={!isShown}
        className="divide-y divide-line border border-line bg-paper"
      >
        {found.map((business, index) => (
          // Focus stays in the field: the arrow keys and Enter do what a click does.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={business.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === highlighted}
            onClick={() => onPick(business)}
            className="flex min-h-11 cursor-pointer flex-col justify-center px-4 py-2 hover:bg-shoal aria-selected:bg-shoal"
          >
            <span className="font-semibold">{business.name}</span>
            <span className="text-ink-soft text-sm">
              {business.city}, {business.state}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function wordsFor(found: readonly unknown[] | undefined, error: Error | null): string {
  if (error && !found) return "The search did not answer. Please check your connection.";
  if (!found) return "";
  if (found.length === 0) return "No businesses found";
  return found.length === 1 ? "1 business found" : `${found.length} businesses found`;
}
