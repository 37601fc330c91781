import { route } from "#src/platform/http/route.server.ts";
import { modelAskerOf } from "../choice/asker.server.ts";
import { KeptPreferences, RecommendationAnswer, RecommendationRequest } from "./contract.ts";
import { keepPreferences } from "./keep-preferences.server.ts";
import { DEFAULT_PREFERENCES } from "./limits-contract.ts";
import { findPreferences } from "./queries.server.ts";
import { recommendTrips } from "./recommend-trips.server.ts";

export const recommendationRoutes = [
  route({
    method: "POST",
    path: "/api/ai-recommendations",
    summary: "Live listings and upcoming events that fit somebody's wishes, with the reasons",
    access: "public",
    rateLimit: { name: "recommendations", calls: 60, seconds: 600 },
    body: RecommendationRequest,
    answer: RecommendationAnswer,
    failure: "Failed to generate recommendations",
    handler: ({ body, viewer, ctx }) =>
      recommendTrips(ctx.services, body, { asker: modelAskerOf(ctx, viewer) }),
  }),

  route({
    method: "GET",
    path: "/api/user/preferences",
    summary: "One's kept preferences for recommendations, or the usual ones",
    access: "signed-in",
    answer: KeptPreferences,
    handler: async ({ viewer, ctx }) =>
      (await findPreferences(ctx.services.db, viewer.id)) ?? DEFAULT_PREFERENCES,
  }),

  route({
    method: "PUT",
    path: "/api/user/preferences",
    summary: "Keep one's preferences for recommendations",
    access: "signed-in",
    rateLimit: { name: "preferences", calls: 60, seconds: 60 },
    body: KeptPreferences,
    answer: KeptPreferences,
    handler: ({ body, viewer, ctx }) => keepPreferences(ctx.services, viewer, body),
  }),
];
