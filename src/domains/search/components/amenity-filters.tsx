import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { AMENITY_GROUPS } from "#src/domains/directory/listing/amenity-contract.ts";
import type { Filters } from "./use-filters.ts";

/** Folded, since there are many; several of them hold together. */
export function AmenityFilters({ filters }: { filters: Filters }) {
  const given = (filters.search.get("amenities") ?? "").split(",").filter(Boolean);
  const toggle = (amenity: string, isOn: boolean) => {
    const kept = given.filter((each) => each !== amenity);
    filters.set({ amenities: [...kept, ...(isOn ? [amenity] : [])].join(",") });
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Amenities</legend>
      <Accordion>
        {AMENITY_GROUPS.map(({ name, amenities }) => (
          <AccordionItem heading="h2" key={name} title={<span className="text-base">{name}</span>}>
            {amenities.map((amenity) => (
              <Checkbox
                key={amenity}
                name="amenities"
                value={amenity}
                label={amenity}
                checked={given.includes(amenity)}
                onCheckedChange={(isOn) => toggle(amenity, isOn)}
              />
            ))}
          </AccordionItem>
        ))}
      </Accordion>
    </fieldset>
  );
}
