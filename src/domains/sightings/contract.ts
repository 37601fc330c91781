import { z } from "zod";
import { GivenImage } from "#src/domains/media/contract.ts";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";
import {
  AREA_SHAPE,
  HALF_POSITION,
  hasPlace,
  hasWholePosition,
  NO_PLACE,
  POSITION_SHAPE,
  SHOWN_PLACE_SHAPE,
} from "#src/domains/places/contract.ts";
import { SPECIES_NAME_MAX_LENGTH } from "#src/domains/species/limits-contract.ts";
import { NOT_PLAIN, ONE_LINE, PLAIN_LINES } from "#src/shared/one-line.ts";
import { offsetUpTo, Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { oneOf } from "#src/shared/said-texts.ts";
import { showsSomething } from "#src/shared/shows-something.ts";
import { isCalendarDay } from "#src/shared/wall-time.ts";
import {
  ABUNDANCE_DEFAULT,
  ABUNDANCES,
  DESCRIPTION_MISSING,
  EFFORT_MAX_MINUTES,
  EFFORT_MISSING,
  FOUND_OFFSET_MAX,
  LICENCES,
  LINE_MAX_LENGTH,
  OCCURRENCES,
  OFFSET_MAX,
  PHOTOS_MAX,
  REASON_MAX_LENGTH,
  REPORT_TYPES,
  TEXT_MAX_LENGTH,
  VERIFICATION_STATUSES,
} from "./limits-contract.ts";

const ReportTypeName = oneOf(REPORT_TYPES, "Please choose a type of report.");
const AbundanceName = oneOf(ABUNDANCES, "Please choose an abundance.");
const Status = oneOf(VERIFICATION_STATUSES, "Please choose a status.");
const OccurrenceName = oneOf(OCCURRENCES, "Please say whether it was seen.");
const LicenceName = oneOf(LICENCES, "Please choose a licence.");

const words = (most: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(most, { error: `At most ${most} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN);
const orNothing = (schema: z.ZodType<string>) =>
  schema.nullish().transform((text) => (text && showsSomething(text) ? text : null));
const requiredWords = (missing: string, most: number) =>
  words(most, missing).refine(showsSomething, missing);

const WRONG_DAY = "Please give a day as 2026-07-04, from 1900 on.";

/** A day, or a moment of which the day as it is written counts; null for today, where it was. */
const ReportDate = z
  .string(WRONG_DAY)
  .nullish()
  .transform((text) => text?.slice(0, 10) || null)
  .refine((day) => day === null || isCalendarDay(day), WRONG_DAY);

const Minutes = z
  .union([z.number(), z.string()], "Please give minutes.")
  .nullish()
  .transform((given) => (given === undefined || given === null || given === "" ? null : +given))
  .refine(
    (minutes) =>
      minutes === null ||
      (Number.isInteger(minutes) && minutes > 0 && minutes <= EFFORT_MAX_MINUTES),
    "Please give whole minutes, at most a day.",
  );

/** Empty in a plain form; what is left out stays as it is. */
const ProjectNumber = z
  .union([z.literal(""), rowNumber("Please choose a project.")], "Please choose a project.")
  .nullish()
  .transform((given) => (given === "" ? null : given));

const NOT_A_TIME = "Please give a time as 14:30, or none.";

const FIELDS = {
  reportType: ReportTypeName,
  /** A common or scientific name; one of the catalogue is recognised. */
  speciesName: orNothing(words(SPECIES_NAME_MAX_LENGTH).regex(ONE_LINE, NOT_PLAIN)),
  ...POSITION_SHAPE,
  description: requiredWords(DESCRIPTION_MISSING, TEXT_MAX_LENGTH),
  /** Of what was not there, there is none. */
  abundance: AbundanceName.nullable(),
  behaviorObserved: orNothing(words(LINE_MAX_LENGTH)),
  conservationConcerns: orNothing(words(LINE_MAX_LENGTH)),
  reportDate: ReportDate,
  observedTime: orNothing(
    z.string(NOT_A_TIME).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, NOT_A_TIME),
  ),
  occurrenceStatus: OccurrenceName,
  effortMinutes: Minutes,
  images: z.array(GivenImage).max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos.`),
  licence: LicenceName,
  /** The citizen science project that it counts for; for those who take part in it. */
  projectId: ProjectNumber,
};

interface Looked {
  occurrenceStatus?: string;
  effortMinutes?: number | null;
}
export const isLookedFor = ({ occurrenceStatus, effortMinutes }: Looked): boolean =>
  occurrenceStatus !== "absent" || (effortMinutes ?? null) !== null;
export const NOT_LOOKED_FOR = {
  path: ["effortMinutes"] as string[],
  message: EFFORT_MISSING,
};

const WRONG_ADDRESS = "Please give a valid e-mail address.";

/** Everything else that is sent along, such as `verificationStatus` or `upvotes`, is not taken. */
export const NewSpeciesReport = z.object({
  ...FIELDS,
  reportType: FIELDS.reportType.default("sighting"),
  abundance: FIELDS.abundance.default(ABUNDANCE_DEFAULT),
  occurrenceStatus: FIELDS.occurrenceStatus.default("present"),
  images: FIELDS.images.default([]),
  licence: FIELDS.licence.default("CC-BY-4.0"),
  /** For people without an account who want to be told what becomes of it. */
  reporterEmail: z
    .union([z.literal(""), z.email(WRONG_ADDRESS).max(254, WRONG_ADDRESS)], WRONG_ADDRESS)
    .nullish()
    .transform((address) => address?.toLowerCase() || null),
  /** The same key again is the same report, when an answer was lost on the way. */
  requestKey: z.uuid("Please give a UUID, or no key.").optional(),
});
export type NewSpeciesReport = z.output<typeof NewSpeciesReport>;
export type NewSpeciesReportInput = z.input<typeof NewSpeciesReport>;

/** What only the fields together show, for the body of a route. */
export const checkedReport = <Schema extends z.ZodType<Looked & Parameters<typeof hasPlace>[0]>>(
  schema: Schema,
) =>
  schema
    .refine(hasPlace, NO_PLACE)
    .refine(hasWholePosition, HALF_POSITION)
    .refine(isLookedFor, NOT_LOOKED_FOR);

/** What is left out stays as it is. */
export const ChangedSpeciesReport = z
  .object(FIELDS)
  .partial()
  .refine(hasPlace, NO_PLACE)
  .refine(hasWholePosition, HALF_POSITION);
export type ChangedSpeciesReport = z.output<typeof ChangedSpeciesReport>;
export const WholeSpeciesReport = z.object(FIELDS);
export type WholeSpeciesReport = z.output<typeof WholeSpeciesReport>;
export type WholeSpeciesReportInput = z.input<typeof WholeSpeciesReport>;

export const SpeciesReport = z.object({
  id: z.int(),
  reportType: ReportTypeName,
  /** In the catalogue, where the name is known there. */
  speciesId: z.int().nullable(),
  speciesName: z.string().nullable(),
  scientificName: z.string().nullable(),
  /** What its reporter called it, where reviewers settled on another name; null where the place is shown roughly. */
  reportedAs: z.string().nullable(),
  /** What whoever agrees says that they agree with; null where it has no name. */
  taxon: z.string().nullable(),
  ...SHOWN_PLACE_SHAPE,
  /** Null where the place is shown roughly. */
  positionSource: z.enum(["device", "map", "place"]).nullable(),
  /** The citizen science project that it counts for; null where the place is shown roughly, for projects have places. */
  projectId: z.int().nullable(),
  projectTitle: z.string().nullable(),
  /** A name on it protects its place, whoever looks. */
  isSensitive: z.boolean(),
  description: z.string(),
  abundance: AbundanceName.nullable(),
  behaviorObserved: z.string().nullable(),
  conservationConcerns: z.string().nullable(),
  /** The day on which it was seen. */
  reportDate: z.string(),
  observedTime: z.string().nullable(),
  occurrenceStatus: OccurrenceName,
  effortMinutes: z.int().nullable(),
  images: z.array(z.string()),
  licence: LicenceName,
  verificationStatus: Status,
  upvotes: z.int(),
  /** Opinions of reviewers. */
  communityVotes: z.int(),
  /** Null without an account, and where the place is shown roughly. */
  reporterName: z.string().nullable(),
  isDemo: z.boolean(),
  /** Null where the place is shown roughly. */
  createdAt: z.iso.datetime().nullable(),
  isOwn: z.boolean(),
  hasUpvoted: z.boolean(),
});
export type SpeciesReport = z.output<typeof SpeciesReport>;

export const AdminSpeciesReport = SpeciesReport.extend({ version: z.string() });

export const ReportFilter = z.object({
  reportType: ReportTypeName.optional(),
  verificationStatus: Status.optional(),
  q: z
    .string("Please search for words.")
    .trim()
    .max(200, "At most 200 characters, please.")
    .optional(),
});
export type ReportFilter = z.output<typeof ReportFilter>;

export const ReportListRequest = ReportFilter.extend({
  ...AREA_SHAPE,
  speciesId: rowNumber("Please give the number of a species.").optional(),
  projectId: rowNumber("Please give the number of a project.").optional(),
  /** Only those with pictures. */
  hasPhotos: z.enum(["true", "false"], "Please say true or false.").optional(),
  limit: Paging.shape.limit,
  offset: offsetUpTo(OFFSET_MAX),
}).refine(({ q, offset }) => !q || offset <= FOUND_OFFSET_MAX, {
  path: ["offset"],
  message: `At most ${FOUND_OFFSET_MAX} with words: please use more of them.`,
});
export type ReportListRequest = z.output<typeof ReportListRequest>;

/** What somebody is about to report: same species, a day and a kilometer around. */
export const SimilarRequest = z.object({
  speciesName: requiredWords("Please name a species.", SPECIES_NAME_MAX_LENGTH),
  latitude: z.coerce.number("Please give a latitude.").min(-90).max(90),
  longitude: z.coerce.number("Please give a longitude.").min(-180).max(180),
  reportDate: ReportDate,
});
export type SimilarRequest = z.output<typeof SimilarRequest>;

export const NewOpinion = z.object({
  /** It is what the report calls it. */
  agrees: z.preprocess(
    (given) => (given === "true" ? true : given === "false" ? false : given),
    z.boolean("Please say whether you agree."),
  ),
  /** The `taxon` that the report was shown with, of whoever agrees. */
  taxon: z
    .string()
    .max(SPECIES_NAME_MAX_LENGTH * 2)
    .nullish(),
  /** What it is instead, where that is known. */
  speciesName: orNothing(words(SPECIES_NAME_MAX_LENGTH).regex(ONE_LINE, NOT_PLAIN)),
  reason: orNothing(words(REASON_MAX_LENGTH)),
});
export type NewOpinion = z.output<typeof NewOpinion>;
export type NewOpinionInput = z.input<typeof NewOpinion>;

export const NewComment = z.object({
  body: requiredWords("Please write something.", TEXT_MAX_LENGTH),
});
export type NewComment = z.output<typeof NewComment>;

export const WordsRead = z.object({ version: ShownVersion });

const ShownOpinion = z.object({
  /** Its place in the list: numbers of rows would tell times. */
  id: z.int(),
  name: z.string(),
  speciesName: z.string().nullable(),
  agrees: z.boolean(),
  byExpert: z.boolean(),
  isStanding: z.boolean(),
  reason: z.string().nullable(),
  isOwn: z.boolean(),
});
export type ShownOpinion = z.output<typeof ShownOpinion>;

const ShownComment = z.object({
  id: z.int(),
  /** For its writer: as it was written, and the number to change it by, which would tell others a time. */
  own: z.object({ commentId: z.int(), body: z.string() }).nullable(),
  authorName: z.string(),
  isEdited: z.boolean(),
  body: z.string(),
  createdAt: z.iso.datetime().nullable(),
});
export type ShownComment = z.output<typeof ShownComment>;

const HistoryLine = z.object({
  id: z.int(),
  kind: z.enum(["edited", "status", "cleared"]),
  text: z.string(),
  day: z.string().nullable(),
});
export type HistoryLine = z.output<typeof HistoryLine>;

const Discussion = z.object({
  opinions: z.array(ShownOpinion),
  comments: z.array(ShownComment),
  history: z.array(HistoryLine),
  /** An expert may say that the place can be shown. */
  mayClear: z.boolean(),
  /** Of the words that others cannot read yet, for whoever may have them shown; else null. */
  withheldVersion: z.string().nullable(),
});
export type Discussion = z.output<typeof Discussion>;
