import { z } from "zod";
import { Event } from "#src/domains/events/event/contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { SAVE_LIMIT } from "./api.server.ts";
import { DeviceEvents, IdsRequest, SavedIds } from "./contract.ts";
import { listSavedEventIds, listShownEvents } from "./event-queries.server.ts";
import { mergeEvents, removeEvent, saveEvent } from "./save-events.server.ts";

const OneEvent = z.object({ eventId: RowId });

export const savedEventRoutes = [
  route({
    method: "GET",
    path: "/api/saved/events",
    summary: "The numbers of one's saved events, the newest first",
    access: "signed-in",
    answer: SavedIds,
    handler: ({ viewer, ctx }) => listSavedEventIds(ctx.services.db, viewer.id),
  }),

  route({
    method: "GET",
    path: "/api/saved/events/shown",
    summary: "The events with these numbers, in this order",
    access: "public",
    query: IdsRequest,
    answer: z.array(Event),
    handler: ({ query, ctx }) => listShownEvents(ctx.services.db, query.ids),
  }),

  route({
    method: "POST",
    path: "/api/saved/events",
    summary: "Take over the events that this device kept before signing in",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    body: DeviceEvents,
    answer: SavedIds,
    handler: ({ body, viewer, ctx }) => mergeEvents(ctx.services, viewer, body),
  }),

  route({
    method: "PUT",
    path: "/api/saved/events/{eventId}",
    summary: "Save an event",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    params: OneEvent,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await saveEvent(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/saved/events/{eventId}",
    summary: "Take an event off one's saved events",
    access: "signed-in",
    rateLimit: SAVE_LIMIT,
    params: OneEvent,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await removeEvent(ctx.services, viewer, params);
      return done;
    },
  }),
];
