import { z } from "zod";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { GivenImage } from "#src/domains/media/contract.ts";
import {
  HALF_POSITION,
  hasPlace,
  hasWholePosition,
  NO_PLACE,
  POSITION_SHAPE,
} from "#src/domains/places/contract.ts";
import { Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import {
  oneOf,
  optionalText,
  requiredDescription,
  requiredLine,
  requiredTitle,
  SearchWords,
} from "#src/shared/said-texts.ts";
import { isCalendarDay } from "#src/shared/wall-time.ts";
import {
  AMOUNT_MAX,
  GOAL_MAX,
  NOTE_MAX_LENGTH,
  ORGANIZER_MAX_LENGTH,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  UNIT_MAX_LENGTH,
} from "./limits-contract.ts";

/** Plain forms send digits. */
const wholeNumber = (missing: string, most: number) =>
  rowNumber(missing).refine((amount) => amount <= most, { message: `At most ${most}.` });

const ProjectType = oneOf(PROJECT_TYPES, "Please choose a type.");
const ProjectStatus = oneOf(PROJECT_STATUSES, "Please choose a status.");

const FIELDS = {
  title: requiredTitle("Please give the project a title."),
  description: requiredDescription("Please describe the project."),
  projectType: ProjectType,
  organizer: requiredName("Please say who organizes it.", ORGANIZER_MAX_LENGTH),
  ...POSITION_SHAPE,
  goalAmount: wholeNumber("Please give a whole number above zero.", GOAL_MAX).nullish(),
  goalUnit: requiredLine("Please say what is counted.", UNIT_MAX_LENGTH),
  photo: GivenImage.nullish(),
};

/** Everything else that is sent along, such as `featured` or `participantCount`, is not taken. */
export const NewCitizenProject = z
  .object({ ...FIELDS, status: ProjectStatus.default("active") })
  .refine(hasPlace, NO_PLACE)
  .refine(hasWholePosition, HALF_POSITION);
export type NewCitizenProject = z.infer<typeof NewCitizenProject>;
export type NewCitizenProjectInput = z.input<typeof NewCitizenProject>;

/** What is left out stays as it is; the position goes with the written place. */
export const ChangedCitizenProject = z
  .object({ ...FIELDS, status: ProjectStatus })
  .partial()
  .refine(hasPlace, NO_PLACE)
  .refine(hasWholePosition, HALF_POSITION);
export type ChangedCitizenProject = z.infer<typeof ChangedCitizenProject>;

export const CitizenProject = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  projectType: ProjectType,
  featured: z.boolean(),
  /** Those who take part. */
  participantCount: z.int(),
  /** The sum of what was contributed, in `goalUnit`. */
  dataCollected: z.int(),
  organizer: z.string(),
  status: ProjectStatus,
  location: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  accuracyMeters: z.int().nullable(),
  /** Its words name a protected species: place and words are shown only roughly. */
  isBlurred: z.boolean(),
  positionSource: z.string().nullable(),
  goalAmount: z.int().nullable(),
  goalUnit: z.string(),
  photo: z.string().nullable(),
  /** Whether the reader takes part. */
  isJoined: z.boolean(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CitizenProject = z.infer<typeof CitizenProject>;

export const AdminCitizenProject = CitizenProject.extend({
  /** Names what is shown, for the call that takes it down. */
  version: z.string(),
});

export const CitizenProjectFilter = z.object({
  projectType: ProjectType.optional(),
  status: ProjectStatus.optional(),
  q: SearchWords,
});
export type CitizenProjectFilter = z.infer<typeof CitizenProjectFilter>;
export const CitizenProjectListRequest = CitizenProjectFilter.extend(Paging.shape);

export const Participation = z.object({ isJoined: z.boolean(), participantCount: z.int() });
export type Participation = z.infer<typeof Participation>;

export const Featuring = z.object({ featured: z.boolean("Please say yes or no.") });

export const NewContribution = z.object({
  amount: wholeNumber("Please give a whole number above zero.", AMOUNT_MAX),
  day: z.string("Please give the day.").refine(isCalendarDay, "Please give a day from 1900 on."),
  note: optionalText(NOTE_MAX_LENGTH),
  /** Sent again with the same key, it counts once. */
  requestKey: z.uuid("Please give a UUID, or no key.").optional(),
});
export type NewContribution = z.infer<typeof NewContribution>;
export type NewContributionInput = z.input<typeof NewContribution>;

export const Contribution = z.object({
  id: z.int(),
  projectId: z.int(),
  amount: z.int(),
  day: z.iso.date(),
  /** For whoever made it, and whoever leads the project. */
  note: z.string().nullable(),
  /** Whether the reader made it. */
  isOwn: z.boolean(),
});
export type Contribution = z.infer<typeof Contribution>;

export const JoinedProject = z.object({ projectId: z.int(), joinedAt: z.iso.datetime() });
export type JoinedProject = z.infer<typeof JoinedProject>;

/** A project to choose in a form. */
export type ProjectChoice = Pick<CitizenProject, "id" | "title">;
