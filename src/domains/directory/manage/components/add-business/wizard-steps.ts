import { NewBusiness } from "../../contract.ts";
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

/** The step that an address asks for. */
export function stepIn(search: URLSearchParams): number {
  const asked = search.get("step") ?? "";
  return /^\d$/.test(asked) ? Math.min(Math.max(Number(asked), 1), LAST_STEP) : 1;
}

/** How far one may go: the first step with something missing or wrong in it, else the last. */
export function firstIncompleteStep(values: ListingValues): number {
  const { error } = NewBusiness.safeParse(values);
  return stepOf((error?.issues ?? []).map(({ path }) => String(path[0]))) ?? LAST_STEP;
}
