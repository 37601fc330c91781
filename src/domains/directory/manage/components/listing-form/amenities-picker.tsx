import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { AMENITIES, AMENITY_GROUPS } from "../../../listing/amenity-contract.ts";
import type { ListingValues } from "./listing-values.ts";

/** The catalogue in its groups; tags from elsewhere that the listing has stay as they are. */
export function AmenitiesPicker() {
  const { watch, setValue } = useFormContext<ListingValues>();
  const [sought, setSought] = useState("");
  const chosen = watch("amenities");
  const foreign = chosen.filter((name) => !AMENITIES.includes(name));
  const toggle = (amenity: string, isOn: boolean) => {
    const own = AMENITIES.filter((name) => (name === amenity ? isOn : chosen.includes(name)));
    setValue("amenities", [...own, ...foreign], { shouldDirty: true });
  };
  const isSought = (name: string) => name.toLowerCase().includes(sought.trim().toLowerCase());
  const groups = AMENITY_GROUPS.map(({ name, amenities }) => ({
    name,
    amenities: amenities.filter(isSought),
  })).filter(({ amenities }) => amenities.length > 0);
  return (
    <section aria-labelledby="amenities-heading" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h3 id="amenities-heading" className="font-semibold">
            Amenities
          </h3>
          <p className="text-ink-soft text-sm" aria-live="polite">
            {chosen.length} chosen
          </p>
        </div>
        <Field label="Find an amenity" className="w-full sm:w-64">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter") event.preventDefault();
              }}
            />
          )}
        </Field>
      </div>
      {groups.map(({ name, amenities }) => (
        <fieldset key={name} className="border-line border-t pt-3">
          <legend className="float-left mb-1 w-full font-semibold text-ink-soft text-sm">
            {name}
          </legend>
          <div className="clear-both grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {amenities.map((amenity) => (
              <Checkbox
                key={amenity}
                label={amenity}
                checked={chosen.includes(amenity)}
                onCheckedChange={(checked) => toggle(amenity, checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {groups.length === 0 ? <p className="text-ink-soft">No amenity is called that.</p> : null}
    </section>
  );
}
