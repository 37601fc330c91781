import { z } from "zod";
import { Business } from "#src/domains/directory/listing/contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { DevicePlaces, IdsRequest, SavedIds } from "./contract.ts";
import { listPlaces, listSavedIds } from "./queries.server.ts";
import { removePlace } from "./remove-place.server.ts";
import { mergePlaces, savePlace } from "./save-places.server.ts";

export const SAVE_LIMIT = { name: "saved-places", calls: 120, seconds: 60 };
const OnePlace = z.object({ businessId: RowId });

export const savedRoutes = [
  route({
    method: "GET",
    path: "/api/saved",
    summary: "The numbers of one's saved places, the newest first",
    access: "signed-in",
    answer: SavedIds,
    handler: ({ viewer, ctx }) => listSavedIds(ctx.services.db, viewer.id),
  }),

  route({
    method: "GET",
    path: "/api/saved/places",
    summary: "The live listings with these numbers, in this order",
    access: "public",
    query: IdsRequest,
    answer: z.array(Business),
    handler: ({ query, ctx }) => listPlaces(ctx.services.db, query.ids),
  }),

  route({
    method: "POST",
    path: "/api/saved",
    summary: "Take over the places that this device kept before signing in",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    body: DevicePlaces,
    answer: SavedIds,
    handler: ({ body, viewer, ctx }) => mergePlaces(ctx.services, viewer, body),
  }),

  route({
    method: "PUT",
    path: "/api/saved/{businessId}",
    summary: "Save a place",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    params: OnePlace,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await savePlace(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/saved/{businessId}",
    summary: "Take a place off one's saved places",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    params: OnePlace,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await removePlace(ctx.services, viewer, params);
      return done;
    },
  }),
];
