import { reviews as reviewTable } from "#src/db/schema/reviews.server.ts";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { shownTable } from "#src/platform/domain/shown-table.server.ts";
import { reviewRoutes } from "./api.server.ts";
import { demoReviews } from "./demo-data.server.ts";
import { forgetReviewer } from "./forget-person.server.ts";
import { reviewJobs, reviewSubscriptions } from "./jobs.server.tsx";
import { reviewPersonalData } from "./personal-data.server.ts";
import { takeDownReview } from "./take-down-review.server.ts";

export const reviews: Domain = {
  name: "reviews",
  routes: reviewRoutes,
  jobs: reviewJobs,
  subscriptions: reviewSubscriptions,
  personalData: reviewPersonalData,
  forgetPerson: forgetReviewer,
  takeDowns: { review: takeDownReview },
  demoData: [demoReviews],
  auditSubjects: ["review"],
  shown: [shownTable(reviewTable, { rows: { isApproved: true }, tags: ["business:{businessId}"] })],
};
