import { z } from "zod";
import { ZoneOffset } from "#src/domains/water/station/contract.ts";
import { TideExtreme } from "#src/domains/water/tide/contract.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { requiredText } from "#src/shared/said-texts.ts";
import { IdsRequest, Note, PlaceNote } from "./contract.ts";
import { FILE_FORMATS, LIST_NAME_MAX, SAVED_MAX } from "./limits-contract.ts";

const NAMELESS = "Please give the list a name.";
const WHICH_PLACE = "Please say which place by its number.";

const ListName = requiredText(NAMELESS, LIST_NAME_MAX).regex(
  /^[^\n]*$/,
  "Please write it on one line.",
);

/** What a list says of a listing: what a boater needs to get there and to call ahead. */
export const ListPlace = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  vhf: z.string().nullable(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  positionIsApproximate: z.boolean(),
  note: z.string(),
});
export type ListPlace = z.infer<typeof ListPlace>;

export const ListSummary = z.object({
  id: z.int(),
  name: z.string(),
  isFirst: z.boolean(),
  isShared: z.boolean(),
  placeCount: z.int(),
});
export type ListSummary = z.infer<typeof ListSummary>;

/** As anybody reads it who has its link. */
export const SharedList = z.object({
  name: z.string(),
  places: z.array(ListPlace),
});
export type SharedList = z.infer<typeof SharedList>;

export const OwnList = SharedList.extend({
  id: z.int(),
  isFirst: z.boolean(),
  shareToken: z.string().nullable(),
  /** On the list, but their listings are switched off just now. */
  hiddenCount: z.int(),
});
export type OwnList = z.infer<typeof OwnList>;

/** Empty, or with what a device kept before its owner signed in. */
export const NewList = z.object({
  name: ListName,
  requestKey: z.uuid("The form is incomplete. Please load the page again."),
  places: z
    .array(PlaceNote)
    .max(SAVED_MAX)
    .optional()
    .refine((places) => isWithoutDoubles(places ?? []), "A place stands on a list once."),
});
export type NewList = z.infer<typeof NewList>;

const isWithoutDoubles = (places: readonly { businessId: number }[]): boolean =>
  new Set(places.map(({ businessId }) => businessId)).size === places.length;

/** One form for each thing that can be done with a list; which one, its button says. */
export const ListDeed = z
  .object({
    deed: z.enum(
      ["rename", "add", "remove", "up", "down", "note", "share", "unshare", "delete"],
      "Please say what to do with the list.",
    ),
    name: ListName.optional(),
    businessId: rowNumber(WHICH_PLACE).optional(),
    /** "12,7,31": the boxes that were ticked. */
    ids: IdsRequest.shape.ids.optional(),
    note: Note,
  })
  .superRefine(({ deed, name, businessId, ids }, ctx) => {
    const miss = (path: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [path], message });
    if (deed === "rename" && name === undefined) miss("name", NAMELESS);
    if (deed === "add" && !ids?.length) miss("ids", "Please choose a place.");
    const isOfOne = deed === "remove" || deed === "up" || deed === "down" || deed === "note";
    if (isOfOne && businessId === undefined) miss("businessId", WHICH_PLACE);
  });
export type ListDeed = z.infer<typeof ListDeed>;
/** As a form or a device says it. */
export type GivenDeed = z.input<typeof ListDeed>;

export const ListChanged = z.object({
  isDeleted: z.boolean(),
  /** The place that it was about. */
  businessId: z.int().nullable(),
});
export type ListChanged = z.infer<typeof ListChanged>;

export const FileRequest = z.object({
  format: z.enum(FILE_FORMATS, "Please ask for gpx or kml."),
});

/** The next highs and lows at a place; without a station near it, none. */
export const PlaceTides = z.object({
  businessId: z.int(),
  stationName: z.string(),
  distanceMiles: z.number(),
  /** Of the clocks there, for the times of these. */
  zoneOffsets: z.array(ZoneOffset),
  extremes: z.array(TideExtreme),
});
export type PlaceTides = z.infer<typeof PlaceTides>;

/** What the download of an account holds about its lists. */
export const ListRecord = z.object({
  name: z.string(),
  isShared: z.boolean(),
  createdAt: z.iso.datetime(),
  places: z.array(z.object({ businessId: z.int(), name: z.string(), note: z.string() })),
});
export type ListRecord = z.infer<typeof ListRecord>;
