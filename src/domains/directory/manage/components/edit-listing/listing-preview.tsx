import { useFormContext, useWatch } from "react-hook-form";
import { ContactCard } from "../../../listing/components/contact-card.tsx";
import { FactsCard } from "../../../listing/components/facts-card.tsx";
import { ListingCard } from "../../../listing/components/listing-card.tsx";
import type { Business } from "../../../listing/contract.ts";
import type { ListingValues } from "../listing-form/listing-values.ts";

/** The listing as readers will see it, while it is written. Nothing in it can be pressed. */
export function ListingPreview({ business }: { business: Business }) {
  const { control } = useFormContext<ListingValues>();
  const values = useWatch({ control }) as ListingValues;
  const shown: Business = {
    ...business,
    ...values,
    email: values.email || null,
    website: URL.canParse(values.website) ? values.website : null,
    latitude: values.latitude ?? business.latitude,
    longitude: values.longitude ?? business.longitude,
    // What the hours mean right now is known once they are saved.
    openState: values.hours === business.hours ? business.openState : null,
  };
  return (
    <section aria-label="Preview" className="flex flex-col gap-4">
      <h2 className="font-semibold font-serif text-xl">Preview</h2>
      <div inert className="flex flex-col gap-4">
        <ListingCard business={shown} />
        <p className="line-clamp-6 whitespace-pre-line text-sm">{shown.description}</p>
        <ContactCard business={shown} />
        <FactsCard business={shown} />
      </div>
    </section>
  );
}
