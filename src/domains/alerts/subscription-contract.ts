import { z } from "zod";
import { rowNumber } from "#src/shared/row-id.ts";
import { optionalText } from "#src/shared/said-texts.ts";
import { AlertType } from "./contract.ts";
import { COAST_STATES, DEFAULT_RADIUS_MILES, RADII_MILES } from "./limits-contract.ts";

const RADIUS = "Please choose a radius.";

/** Without state and place it is about the whole coast. */
export const NewSubscription = z
  .object({
    alertType: z
      .union([AlertType, z.literal("")], "Please choose a type.")
      .nullish()
      .transform((type) => type || null),
    state: z
      .union([z.enum(COAST_STATES), z.literal("")], "Please choose a state.")
      .nullish()
      .transform((state) => state || null),
    place: optionalText(120),
    radiusMiles: rowNumber(RADIUS)
      .refine((miles) => RADII_MILES.includes(miles), { message: RADIUS })
      .default(DEFAULT_RADIUS_MILES),
  })
  .refine(({ state, place }) => state === null || place === null, {
    path: ["place"],
    message: "Please choose a state or a place, not both.",
  });
export type NewSubscription = z.output<typeof NewSubscription>;
export type NewSubscriptionInput = z.input<typeof NewSubscription>;

export const AlertSubscription = z.object({
  id: z.int(),
  alertType: AlertType.nullable(),
  state: z.string().nullable(),
  place: z.string().nullable(),
  /** Around the place. */
  radiusMiles: z.int().nullable(),
});
export type AlertSubscription = z.infer<typeof AlertSubscription>;
