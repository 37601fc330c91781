import { z } from "zod";
import { Paging } from "#src/shared/paging.ts";
import { REGION_IDS, SPECIES_GROUP_IDS } from "./limits-contract.ts";

export const SpeciesFilter = z.object({
  /** Part of a common, scientific or former name. */
  q: z.string().trim().max(100).optional(),
  group: z.enum(SPECIES_GROUP_IDS).optional(),
  region: z.enum(REGION_IDS).optional(),
  /** 1 is January; with a region, seen there in that month. */
  month: z.coerce
    .number("Please give a number.")
    .int("Please give a whole number.")
    .min(1, "At least 1.")
    .max(12, "At most 12.")
    .optional(),
});
export type SpeciesFilter = z.output<typeof SpeciesFilter>;

export const SpeciesListRequest = SpeciesFilter.extend(Paging.shape);
export type SpeciesListRequest = z.output<typeof SpeciesListRequest>;

export const SpeciesSummary = z.object({
  id: z.int(),
  commonName: z.string(),
  scientificName: z.string(),
  group: z.enum(SPECIES_GROUP_IDS),
  description: z.string(),
});
export type SpeciesSummary = z.output<typeof SpeciesSummary>;

const TextFact = z.enum(["description", "habitat", "size", "diet", "depth", "safety"]);
export type TextFact = z.output<typeof TextFact>;

const ConservationStatus = z.object({
  scheme: z.enum(["IUCN Red List", "US Endangered Species Act"]),
  status: z.string(),
  /** Which animals are meant. */
  population: z.string(),
  /** In the Federal Register. */
  citation: z.string().nullable(),
  sources: z.array(z.string()),
});
export type ConservationStatus = z.output<typeof ConservationStatus>;

const ViewingDistance = z.object({
  yards: z.int(),
  /** Federal law; otherwise it is asked of everybody. */
  isLaw: z.boolean(),
  source: z.string(),
});

const Source = z.object({
  key: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** Of the copy that was read. */
  year: z.int().nullable(),
  url: z.string(),
});
export type Source = z.output<typeof Source>;

const Marks = z.object({
  /** Of the other one. */
  id: z.int(),
  /** By which to know the other one. */
  mark: z.string(),
  /** By which to know this one. */
  ownMark: z.string(),
});

const LookAlike = SpeciesSummary.omit({ description: true }).extend(Marks.shape);
export type LookAlike = z.output<typeof LookAlike>;

/** What the catalogue keeps of a species besides what it is found by. */
const SpeciesFacts = z.object({
  otherNames: z.array(z.string()),
  habitat: z.string(),
  size: z.string(),
  diet: z.string(),
  depth: z.string(),
  safety: z.string(),
  /** The sources of `aphiaId`. */
  aphiaSources: z.array(z.string()),
  conservationStatus: z.array(ConservationStatus),
  viewingDistance: ViewingDistance.nullable(),
  /** Which texts are a source's. */
  cited: z.partialRecord(TextFact, z.string()),
  lookAlikes: z.array(Marks),
  /** In the order in which they are named above. */
  sources: z.array(Source),
});
export type SpeciesFacts = z.output<typeof SpeciesFacts>;

export const SpeciesDetail = SpeciesSummary.extend(SpeciesFacts.shape).extend({
  /** In the World Register of Marine Species. */
  aphiaId: z.int().nullable(),
  /** The months in which it is there, of each region where it lives. */
  seen: z.partialRecord(z.enum(REGION_IDS), z.array(z.int())),
  lookAlikes: z.array(LookAlike),
  /** Its places are shown only roughly; why, where the catalogue says so. */
  isSensitive: z.boolean(),
  sensitiveReason: z.string().nullable(),
});
export type SpeciesDetail = z.output<typeof SpeciesDetail>;
