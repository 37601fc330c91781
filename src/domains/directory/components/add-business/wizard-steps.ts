import type { ListingValues } from "../listing-form/listing-values.ts";

interface WizardStep {
  title: string;
  fields: readonly (keyof ListingValues)[];
}

export const WIZARD_STEPS: readonly WizardStep[] = [
  {
    title: "Basic Information",
    fields: ["name", "category", "priceRange", "description", "hours"],
  },
  {
    title: "Location & Contact Information",
    fields: [
      "address",
      "city",
      "state",
      "zipCode",
      "latitude",
      "longitude",
      "phone",
      "email",
      "website",
    ],
  },
  { title: "Amenities & Features", fields: ["facts", "amenities"] },
  { title: "Photos", fields: ["images"] },
];

export const LAST_STEP = WIZARD_STEPS.length;

export const percentAt = (step: number): number => Math.round((step / LAST_STEP) * 100);

/** Where to go back to: the first step that holds one of these fields, which may be "images.0". */
export function stepOf(fields: readonly string[]): number | null {
  const roots = fields.map((field) => field.split(".")[0]);
  const index = WIZARD_STEPS.findIndex((step) => step.fields.some((name) => roots.includes(name)));
  return index === -1 ? null : index + 1;
}
