import { z } from "zod";
import { rowNumber } from "#src/shared/row-id.ts";
import { optionalText } from "#src/shared/said-texts.ts";
import { NOTE_MAX, ROW_ID_MAX, SAVED_MAX } from "./limits-contract.ts";

/** The numbers of listings or of events, the newest first. */
export const SavedIds = z.array(z.int().positive().max(ROW_ID_MAX)).max(SAVED_MAX);
export type SavedIds = z.infer<typeof SavedIds>;

/** A few words about a place, for oneself and whoever is shown the list. */
export const Note = optionalText(NOTE_MAX).transform((note) => note ?? "");

export const PlaceNote = z.object({
  businessId: rowNumber("Please say which place by its number."),
  note: Note,
});

/** What a device kept before its owner signed in. */
export const DevicePlaces = z.object({
  businessIds: SavedIds,
  /** What was noted about some of them. */
  notes: z.array(PlaceNote).max(SAVED_MAX).default([]),
});
export type DevicePlaces = z.infer<typeof DevicePlaces>;

export const DeviceEvents = z.object({ eventIds: SavedIds });

/** "12,7,31" */
export const IdsRequest = z.object({
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

export const SavedEventRecord = z.object({
  eventId: z.int(),
  title: z.string(),
  savedAt: z.iso.datetime(),
});
export type SavedEventRecord = z.infer<typeof SavedEventRecord>;
