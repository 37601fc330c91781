import { z } from "zod";
import { LOCATION_MAX_LENGTH } from "#src/domains/places/limits-contract.ts";
import { optionalText } from "#src/shared/said-texts.ts";
import { NOT_AN_IMAGE, NOTES_MAX_LENGTH, OUTCOMES } from "./limits-contract.ts";

const IMAGE_START = /^data:image\/[a-z0-9.+-]+;base64,/i;
const WRONG_POSITION = "Please give the position as lat and lng in degrees.";

const WRONG_DAY = "Please give a day as 2027-06-12.";

const degrees = (most: number) => z.number(WRONG_POSITION).min(-most).max(most);
const Position = z.union(
  [
    z.object({ lat: degrees(90), lng: degrees(180) }),
    z
      .object({ latitude: degrees(90), longitude: degrees(180) })
      .transform(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
  ],
  WRONG_POSITION,
);

/** Of a form: words, where nothing stands for nothing. */
const writtenDegrees = (most: number, wrong: string) =>
  z
    .union([z.string(), z.number()], wrong)
    .nullish()
    .transform((given) => (given === undefined || given === null ? "" : String(given).trim()))
    .refine((text) => text === "" || Math.abs(Number(text)) <= most, wrong)
    .transform((text) => (text === "" ? null : Number(text)));

export const IdentifyRequest = z
  .object({
    imageData: z.string(NOT_AN_IMAGE).regex(IMAGE_START, NOT_AN_IMAGE),
    /** A position, or a place that the gazetteer knows: "Annapolis, MD". */
    location: z
      .union([z.string().trim().max(LOCATION_MAX_LENGTH), Position], WRONG_POSITION)
      .nullish(),
    latitude: writtenDegrees(90, "Please give a latitude between -90 and 90."),
    longitude: writtenDegrees(180, "Please give a longitude between -180 and 180."),
    notes: optionalText(NOTES_MAX_LENGTH),
    /** When it was seen; today, where nothing is said. */
    date: z
      .union([z.iso.date(WRONG_DAY), z.literal("")], WRONG_DAY)
      .nullish()
      .transform((day) => day || null),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["longitude"],
    message: "Please give both coordinates.",
  });
export type IdentifyRequest = z.output<typeof IdentifyRequest>;
export type IdentifyRequestInput = z.input<typeof IdentifyRequest>;

const LookAlikeMark = z.object({
  id: z.int(),
  commonName: z.string(),
  /** By which to know the other one. */
  mark: z.string(),
  /** By which to know the candidate. */
  ownMark: z.string(),
});

const Candidate = z.object({
  id: z.int(),
  commonName: z.string(),
  scientificName: z.string(),
  /** Of what it may be, by place and month; null where nobody said where. */
  share: z.number().nullable(),
  /** Whether the catalogue has it there in that month. */
  isExpected: z.boolean().nullable(),
  /** The picture or the notes point at it. */
  isHinted: z.boolean(),
  lookAlikes: z.array(LookAlikeMark),
});
export type IdentifiedCandidate = z.output<typeof Candidate>;

export const Identification = z.object({
  outcome: z.enum(OUTCOMES),
  /** What it is, on the level that the picture supports; empty where nothing is named. */
  species: z.array(z.string()),
  scientificName: z.string().nullable(),
  confidence: z.number(),
  description: z.string(),
  habitat: z.string().nullable(),
  safety: z.string().nullable(),
  conservationStatus: z.string().nullable(),
  size: z.string().nullable(),
  diet: z.string().nullable(),
  depth: z.string().nullable(),
  /** The group by itself: "Dolphin or porpoise". */
  group: z.string().nullable(),
  /** What it may be instead. */
  other: z.string().nullable(),
  candidates: z.array(Candidate),
  /** How place and month were used: "Mid-Atlantic in July". */
  circumstance: z.string().nullable(),
  /** The page of the catalogue with all that it may be. */
  cataloguePath: z.string().nullable(),
  /** The name with which a report of it begins. */
  reportName: z.string().nullable(),
  /** Who answered. */
  engine: z.string(),
});
export type Identification = z.output<typeof Identification>;
