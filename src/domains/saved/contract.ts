import { z } from "zod";
import { BUSINESS_ID_MAX, SAVED_MAX } from "./limits-contract.ts";

const BusinessId = z.int().positive().max(BUSINESS_ID_MAX);

/** The listings' numbers, the newest first. */
export const SavedIds = z.array(BusinessId).max(SAVED_MAX);
export type SavedIds = z.infer<typeof SavedIds>;

/** What a device kept before its owner signed in. */
export const DevicePlaces = z.object({ businessIds: SavedIds });
export type DevicePlaces = z.infer<typeof DevicePlaces>;

/** "12,7,31" */
export const PlacesRequest = z.object({
  ids: z
    .string()
    .max(4000)
    .regex(/^(\d{1,10}(,\d{1,10})*)?$/, "Numbers with commas between them.")
    .transform((text) => text.split(",").filter(Boolean).map(Number))
    .pipe(SavedIds),
});

/** What the download of an account holds about its saved places. */
export const SavedRecord = z.object({
  businessId: z.int(),
  name: z.string(),
  savedAt: z.iso.datetime(),
});
export type SavedRecord = z.infer<typeof SavedRecord>;
