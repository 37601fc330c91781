import { accountRoutes } from "#src/domains/accounts/api.server.ts";
import { analyticsRoutes } from "#src/domains/analytics/api.server.ts";
import { claimRoutes } from "#src/domains/claims/api.server.ts";
import { directoryRoutes } from "#src/domains/directory/api.server.ts";
import { mediaRoutes } from "#src/domains/media/api.server.ts";
import { moderationRoutes } from "#src/domains/moderation/api.server.ts";
import { flagRoutes } from "#src/domains/moderation/api-flags.server.ts";
import { reviewRoutes } from "#src/domains/reviews/api.server.ts";
import { takeDownReview } from "#src/domains/reviews/take-down-review.server.ts";
import { savedRoutes } from "#src/domains/saved/api.server.ts";
import { sharingRoutes } from "#src/domains/sharing/api.server.ts";
import { takeDownExperience } from "#src/domains/sharing/take-down-experience.server.ts";
import { supportRoutes } from "#src/domains/support/api.server.ts";
import { waterRoutes } from "#src/domains/water/api.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { operationsRoutes } from "./operations-routes.ts";
import { personalDataRoutes } from "./personal-data-routes.ts";

/** Every call of the API, in one list: what is not here does not exist. */
export const allRoutes: RouteDeclaration[] = [
  ...accountRoutes,
  ...mediaRoutes,
  ...supportRoutes,
  ...moderationRoutes,
  ...flagRoutes({ review: takeDownReview, experience: takeDownExperience }),
  ...directoryRoutes,
  ...reviewRoutes,
  ...claimRoutes,
  ...sharingRoutes,
  ...waterRoutes,
  ...analyticsRoutes,
  ...savedRoutes,
  ...operationsRoutes,
  ...personalDataRoutes,
];
