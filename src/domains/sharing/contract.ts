import { z } from "zod";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { GivenImage } from "#src/domains/media/contract.ts";
import { Signal } from "#src/domains/moderation/signal-contract.ts";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  ACTIVITIES,
  CAPTION_MAX_LENGTH,
  COMPANIONS_MAX_LENGTH,
  HASHTAG_MAX_LENGTH,
  HASHTAGS_MAX,
  MOODS,
  NAME_MAX_LENGTH,
  PHOTOS_MAX,
  SHARE_PLATFORMS,
  SHARED_TYPES,
  WEATHERS,
} from "./limits-contract.ts";

const INTEGER_MAX = 2_147_483_647;

/** Without its "#". */
const Hashtag = z
  .string()
  .max(HASHTAG_MAX_LENGTH, {
    error: `At most ${HASHTAG_MAX_LENGTH} characters for each hashtag.`,
    abort: true,
  })
  .regex(/^[\p{L}\p{N}_]+$/u, "A hashtag holds letters, figures and underscores only.");

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? null);

export const NewExperience = z.object({
  authorName: requiredName("Please tell us your name.", NAME_MAX_LENGTH),
  caption: z
    .string("Please write a caption.")
    .trim()
    .min(1, "Please write a caption.")
    .max(CAPTION_MAX_LENGTH, `At most ${CAPTION_MAX_LENGTH} characters.`),
  rating: z.int("Please choose a rating.").min(1).max(5),
  companions: z
    .string()
    .trim()
    .max(COMPANIONS_MAX_LENGTH, `At most ${COMPANIONS_MAX_LENGTH} characters.`)
    .nullish()
    .transform((text) => text || null),
  activity: choice(ACTIVITIES),
  mood: choice(MOODS),
  weather: choice(WEATHERS),
  hashtags: z.array(Hashtag).max(HASHTAGS_MAX, `At most ${HASHTAGS_MAX} hashtags.`).default([]),
  images: z
    .array(GivenImage, "Please add at least one photo to share your experience.")
    .min(1, "Please add at least one photo to share your experience.")
    .max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos.`),
});
export type NewExperience = z.infer<typeof NewExperience>;
export type NewExperienceInput = z.input<typeof NewExperience>;

export const Experience = z.object({
  id: z.int(),
  /** It is about one of both. */
  businessId: z.int().nullable(),
  eventId: z.int().nullable(),
  authorName: z.string(),
  caption: z.string(),
  rating: z.int(),
  companions: z.string().nullable(),
  activity: z.string().nullable(),
  mood: z.string().nullable(),
  weather: z.string().nullable(),
  hashtags: z.array(z.string()),
  images: z.array(z.string()),
  isApproved: z.boolean(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Experience = z.infer<typeof Experience>;

/** With the name of the listing or the title of the event. */
export const OwnExperience = Experience.extend({ aboutName: z.string() });
export type OwnExperience = z.infer<typeof OwnExperience>;

/** With what helps to decide. */
export const AdminExperience = OwnExperience.extend({
  /** Names what is shown, for the calls that decide about it. */
  version: z.string(),
  signals: z.array(Signal),
});
export type AdminExperience = z.infer<typeof AdminExperience>;

export const ExperienceListRequest = z.object({
  ...Paging.shape,
});
export type ExperienceListRequest = z.infer<typeof ExperienceListRequest>;

export const AdminExperienceFilter = z.object({
  approved: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  ...Paging.shape,
});
export type AdminExperienceFilter = z.infer<typeof AdminExperienceFilter>;

const REASON_MAX_LENGTH = 1000;

/** Of an experience as it was shown. */
export const ExperienceApproval = z.object({ version: ShownVersion });
export type ExperienceApproval = z.infer<typeof ExperienceApproval>;

export const ExperienceDecline = ExperienceApproval.extend({
  reason: z
    .string("Please say why.")
    .trim()
    .min(1, "Please say why.")
    .max(REASON_MAX_LENGTH, `At most ${REASON_MAX_LENGTH} characters.`),
});
export type ExperienceDecline = z.infer<typeof ExperienceDecline>;

const SharePlatform = z.enum(SHARE_PLATFORMS);

/** What was shared where; a day that is about no listing has no number. */
export const ShareFacts = z.object({
  platform: SharePlatform,
  type: z.enum(SHARED_TYPES),
  itemId: z.int().positive().max(INTEGER_MAX).optional(),
});
export type ShareFacts = z.infer<typeof ShareFacts>;

export const isWholeShare = ({ type, itemId }: ShareFacts): boolean =>
  (type === "experience") === (itemId === undefined);
export const SHARE_NEEDS_ITEM = {
  path: ["itemId"],
  message: "A business or an event is named by its number, an experience by none.",
};
