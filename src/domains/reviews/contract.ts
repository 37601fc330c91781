import { z } from "zod";

export const REVIEWS_PAGE = 100;

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
  isApproved: z.boolean(),
  isByStaff: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;

/** How many approved reviews gave one, two, three, four and five stars. */
export type RatingDistribution = readonly [number, number, number, number, number];
