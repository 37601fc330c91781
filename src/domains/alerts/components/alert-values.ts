import type { UseFormReturn } from "react-hook-form";
import { tellMissing } from "#src/design/form/tell-missing.ts";
import {
  EMPTY_POSITION,
  missingPlace,
  type PositionValues,
} from "#src/domains/places/limits-contract.ts";
import type { NewAlertInput } from "../contract.ts";
import { DEFAULT_SEVERITY, DESCRIPTION_MISSING, TITLE_MISSING } from "../limits-contract.ts";

/** What the form holds, as texts. */
export interface AlertValues extends PositionValues {
  title: string;
  alertType: string;
  severity: string;
  description: string;
  actionRequired: string;
  speciesName: string;
  photos: string[];
}

export const EMPTY_ALERT: AlertValues = {
  ...{ title: "", alertType: "species_decline", severity: DEFAULT_SEVERITY, description: "" },
  ...{ actionRequired: "", speciesName: "", photos: [] },
  ...EMPTY_POSITION,
};

/** Said at once, while the photo would still be on its way. */
export function tellMissingIn(form: UseFormReturn<AlertValues>): boolean {
  const values = form.getValues();
  return tellMissing(form, [
    ["title", values.title.trim() === "" && TITLE_MISSING],
    ["location", missingPlace(values)],
    ["description", values.description.trim() === "" && DESCRIPTION_MISSING],
  ]);
}

/** The server says what is wrong with what was typed or chosen. */
export const toSent = ({ photos, ...texts }: AlertValues): NewAlertInput =>
  ({ ...texts, photo: photos[0] ?? null }) as NewAlertInput;

export const ALERT_FIELDS = Object.keys(EMPTY_ALERT) as (keyof AlertValues)[];
