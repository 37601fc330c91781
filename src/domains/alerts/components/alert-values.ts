import { EMPTY_POSITION, type PositionValues } from "#src/domains/places/limits-contract.ts";
import type { NewAlertInput } from "../contract.ts";
import { DEFAULT_SEVERITY } from "../limits-contract.ts";

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

/** The server says what is wrong with what was typed or chosen. */
export const toSent = ({ photos, ...texts }: AlertValues): NewAlertInput =>
  ({ ...texts, photo: photos[0] ?? null }) as NewAlertInput;

export const ALERT_FIELDS = Object.keys(EMPTY_ALERT) as (keyof AlertValues)[];
