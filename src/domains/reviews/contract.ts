import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { GivenImage, VideoPath } from "#src/domains/media/contract.ts";
import { Signal } from "#src/domains/moderation/signal-contract.ts";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import {
  ANSWER_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NO_RATING,
  PHOTOS_MAX,
  REASON_MAX_LENGTH,
  REVIEW_SORTS,
  TITLE_MAX_LENGTH,
  VIDEOS_MAX,
  VISIT_IN_FUTURE,
} from "./limits-contract.ts";

const line = (empty: string, max: number) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(/^[^\p{Cc}]*$/u, "Please leave out line breaks and control characters.");

const text = (empty: string, max: number) =>
  z.string(empty).trim().min(1, empty).max(max, `At most ${max} characters.`);

/** Places are in America: nobody there has a later date than the clock of Greenwich. */
const isPast = (day: string): boolean => day <= new Date().toISOString().slice(0, 10);

const VisitDate = z.iso
  .date("Please enter a date.")
  .refine((day) => day >= "1900", "Please enter a date of your own lifetime.")
  .refine(isPast, VISIT_IN_FUTURE);

const Rating = z.int(NO_RATING).min(1, NO_RATING).max(5, "A rating is from 1 to 5 stars.");

/** What its writer can change later. */
export const ReviewChange = z.object({
  rating: Rating,
  title: line("Please enter a title.", TITLE_MAX_LENGTH),
  content: text("Please write your review.", CONTENT_MAX_LENGTH),
  images: z.array(GivenImage).max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos.`).default([]),
  videos: z.array(VideoPath).max(VIDEOS_MAX, `At most ${VIDEOS_MAX} videos.`).default([]),
  visitDate: VisitDate.nullish().transform((day) => day ?? null),
});
export type ReviewChange = z.infer<typeof ReviewChange>;

const UserName = requiredName("Please enter your name.", NAME_MAX_LENGTH);

export const NewReview = ReviewChange.extend({ userName: UserName, userEmail: Email });
export type NewReview = z.infer<typeof NewReview>;
/** As it is typed or sent, before the defaults are filled in. */
export type NewReviewInput = z.input<typeof NewReview>;

const BusinessId = z.int("Please select a business.").positive().max(2_147_483_647);

/** An administrator's: it is marked on the page as added by staff. */
export const AdminNewReview = NewReview.extend({
  businessId: BusinessId,
  isApproved: z.boolean().default(false),
});
export type AdminNewReview = z.infer<typeof AdminNewReview>;
export type AdminNewReviewInput = z.input<typeof AdminNewReview>;

/** Fields that are not given stay as they are. */
export const AdminReviewChange = z.object({
  userName: UserName.optional(),
  userEmail: Email.optional(),
  rating: Rating.optional(),
  title: ReviewChange.shape.title.optional(),
  content: ReviewChange.shape.content.optional(),
  images: ReviewChange.shape.images.unwrap().optional(),
  videos: ReviewChange.shape.videos.unwrap().optional(),
  visitDate: VisitDate.nullish(),
  isApproved: z.boolean().optional(),
  /** Approving takes it; any other change is compared with it when it is given. */
  version: ShownVersion.optional(),
});
export type AdminReviewChange = z.infer<typeof AdminReviewChange>;

/** Of a review as it was shown, a change that waits included. */
export const ReviewApproval = z.object({ version: ShownVersion });
export type ReviewApproval = z.infer<typeof ReviewApproval>;

export const ReviewDecline = ReviewApproval.extend({
  reason: text("Please give a reason.", REASON_MAX_LENGTH),
});
export type ReviewDecline = z.infer<typeof ReviewDecline>;

export const ReviewAnswer = z.object({
  answer: text("Please write your answer.", ANSWER_MAX_LENGTH),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const PendingChange = z.object({
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  visitDate: z.string().nullable(),
});
export type PendingChange = z.infer<typeof PendingChange>;

export const Review = z.object({
  id: z.int(),
  businessId: z.int(),
  userName: z.string(),
  /** Only for administrators and for the person who wrote it. */
  userEmail: z.string().nullable(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  visitDate: z.iso.date().nullable(),
  isApproved: z.boolean(),
  isByStaff: z.boolean(),
  /** Only for administrators and for the person who wrote it. */
  pendingChange: PendingChange.nullable(),
  editedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  answererName: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  helpfulCount: z.int(),
  /** Whether the person who asks has marked it helpful, and whether it is their own. */
  isHelpful: z.boolean(),
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Only for administrators: names what they are shown, for the calls that decide about it. */
  version: z.string().optional(),
});
export type Review = z.infer<typeof Review>;

export const AdminReview = Review.extend({
  businessName: z.string(),
  version: z.string(),
  /** Reasons to look twice; only for what waits. */
  signals: z.array(Signal),
});
export type AdminReview = z.infer<typeof AdminReview>;

export const HelpfulAnswer = z.object({ helpfulCount: z.int(), isHelpful: z.boolean() });
export type HelpfulAnswer = z.infer<typeof HelpfulAnswer>;

export const ReviewSort = z.enum(REVIEW_SORTS);
export type ReviewSort = z.infer<typeof ReviewSort>;

const Flag = z.enum(["true", "false"]).transform((value) => value === "true");

export const ReviewListRequest = z.object({
  sort: ReviewSort.default("newest"),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  withPhotos: Flag.optional(),
  ...Paging.shape,
});
export type ReviewListRequest = z.infer<typeof ReviewListRequest>;

export const AdminReviewFilter = z.object({
  approved: Flag.optional(),
  /** New reviews that wait, and published ones with a change that waits. */
  pending: Flag.optional(),
  businessId: rowNumber("Please choose a business.").optional(),
  /** Part of the reviewer's name, the title or the text. */
  q: z.string().trim().max(200).optional(),
  sort: z.enum(["newest", "oldest", "highest", "lowest"]).default("newest"),
  ...Paging.shape,
});
export type AdminReviewFilter = z.infer<typeof AdminReviewFilter>;

/** How many approved reviews gave one, two, three, four and five stars. */
export type RatingDistribution = readonly [number, number, number, number, number];

/** One line of a published review, for who does not read them all. */
export interface TellingReview {
  id: number;
  rating: number;
  userName: string;
  line: string;
}

/** A photo with who took it along. */
export interface VisitorPhoto {
  src: string;
  by: string;
}
