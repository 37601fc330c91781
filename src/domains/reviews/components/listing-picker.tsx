import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { matchingPlacesQuery } from "#src/domains/search/client.ts";
import { PICKER_LIMIT } from "../limits-contract.ts";

export type PickedListing = Pick<Business, "id" | "name" | "city" | "state" | "category">;

interface ListingPickerProps {
  value: PickedListing | null;
  onChange: (business: PickedListing | null) => void;
  /** Stands above the chosen one. */
  chosenLabel?: string;
}

const DEBOUNCE_MS = 200;

export function ListingPicker({
  value,
  onChange,
  chosenLabel = "Your review is about",
}: ListingPickerProps) {
  if (!value) return <Finder onPick={onChange} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-accent bg-accent-soft p-4">
      <p>
        <span className="block text-ink-soft text-xs">{chosenLabel}</span>
        <strong className="font-serif text-lg">{value.name}</strong>
        <span className="block text-sm">{placeOf(value)}</span>
      </p>
      <Button variant="secondary" onClick={() => onChange(null)}>
        Choose another
      </Button>
    </div>
  );
}

function Finder({ onPick }: { onPick: (business: PickedListing) => void }) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery(matchingPlacesQuery(asked, PICKER_LIMIT + 1));
  const found = asked === "" ? [] : (data ?? []).slice(0, PICKER_LIMIT);
  return (
    <div className="flex flex-col gap-3">
      <Field label="Business" required hint="Search by name, city or category.">
        {(field) => (
          <Input
            {...field}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {messageFor(asked, error, data?.length)}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Matching businesses" className="divide-y divide-line border border-line">
          {found.map((business) => (
            <li key={business.id}>
              <button
                type="button"
                onClick={() => onPick(business)}
                className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left hover:bg-shoal"
              >
                <MapPin aria-hidden className="size-4 shrink-0 text-ink-soft" />
                <span className="min-w-0">
                  <span className="block font-semibold">{business.name}</span>
                  <span className="block text-ink-soft text-sm">{placeOf(business)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const placeOf = ({ city, state, category }: PickedListing): string =>
  `${findCategory(category)?.name ?? category}, ${city}, ${state}`;

function messageFor(asked: string, error: Error | null, total: number | undefined): string {
  if (asked === "") return "";
  if (error) return error.message;
  if (total === undefined) return "Searching…";
  if (total === 0) return "No businesses found";
  if (total <= PICKER_LIMIT) return `${total} ${total === 1 ? "match" : "matches"}`;
  return `The first ${PICKER_LIMIT} matches. Type more to narrow them.`;
}
