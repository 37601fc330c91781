import { z } from "zod";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { EventDetail } from "../event/contract.ts";
import { cancelEvent, resumeEvent } from "./cancel-event.server.ts";
import {
  Announcement,
  ChangedEvent,
  DateDeed,
  DatesPreview,
  DatesPreviewRequest,
  EditableEvent,
  Featuring,
  NewEvent,
} from "./contract.ts";
import { createEvent } from "./create-event.server.ts";
import { decideDate } from "./decide-date.server.ts";
import { editEvent } from "./edit-event.server.ts";
import { featureEvent } from "./feature-event.server.ts";
import { ManagedEvent, ManagedFilter } from "./managed-contract.ts";
import { previewDates } from "./preview-dates.server.ts";
import { listAllEvents, listOwnEvents, readEditable } from "./queries.server.ts";
import { guardOwnEvent } from "./require-organizer.server.ts";

const params = z.object({ id: RowId });
const rateLimit = { name: "event-changes", calls: 60, seconds: 600 };
const sent = { rateLimit, takesForm: true, maxBodyBytes: IMAGES_BODY_MAX_BYTES };

export const organizeRoutes = [
  route({
    method: "POST",
    path: "/api/events",
    summary: "Create an event; organizers with an active plan, and administrators",
    access: "signed-in",
    ...sent,
    body: NewEvent,
    answer: EventDetail,
    status: 201,
    form: {
      pages: ["/events/create"],
      leadsTo: ({ answer }) => `/events/${answer.id}?created=yes`,
    },
    failure: "Failed to create event",
    handler: ({ body, viewer, ctx }) => {
      const { senderKey } = senderOf(ctx, viewer);
      return createEvent(ctx.services, { viewer, senderKey }, body);
    },
  }),

  route({
    method: "PUT",
    path: "/api/events/{id}",
    summary:
      "Change an event: all dates to come, one, or one and those after it; its organizer and administrators",
    access: "signed-in",
    guard: guardOwnEvent,
    ...sent,
    params,
    body: ChangedEvent,
    answer: EventDetail,
    form: {
      pages: ["/events/:id/edit"],
      leadsTo: ({ answer }) => `/events/${answer.id}/edit?saved=yes`,
    },
    failure: "Failed to save event",
    handler: ({ params, body, viewer, ctx }) => {
      const { senderKey } = senderOf(ctx, viewer);
      return editEvent(ctx.services, { viewer, senderKey }, { ...body, ...params });
    },
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/cancel",
    summary: "Cancel an event with all of its dates to come; everybody who registered is told",
    access: "signed-in",
    guard: guardOwnEvent,
    rateLimit,
    params,
    body: Announcement,
    answer: EventDetail,
    handler: ({ params, body, viewer, ctx }) =>
      cancelEvent(ctx.services, viewer, { ...params, ...body }),
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/resume",
    summary: "Let a cancelled event take place after all; everybody who registered is told",
    access: "signed-in",
    guard: guardOwnEvent,
    rateLimit,
    params,
    body: Announcement,
    answer: EventDetail,
    handler: ({ params, body, viewer, ctx }) =>
      resumeEvent(ctx.services, viewer, { ...params, ...body }),
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/dates/{dateId}",
    summary: "Cancel, postpone, move or resume one date, say go or no-go, or change its places",
    access: "signed-in",
    guard: guardOwnEvent,
    rateLimit,
    params: z.object({ id: RowId, dateId: RowId }),
    body: DateDeed,
    answer: EventDetail,
    handler: ({ params, body, viewer, ctx }) =>
      decideDate(ctx.services, viewer, { ...body, ...params }),
  }),

  route({
    method: "POST",
    path: "/api/events/preview",
    summary: "What a rule of recurrence means: in words, and its first dates",
    access: "signed-in",
    rateLimit: { name: "event-previews", calls: 120, seconds: 60 },
    body: DatesPreviewRequest,
    answer: DatesPreview,
    handler: async ({ body }) => previewDates(body),
  }),

  list({
    path: "/api/user/organized-events",
    summary:
      "The events that the signed-in person organizes: coming ones, the nearest first, then those that are over",
    access: "signed-in",
    query: Paging,
    item: ManagedEvent,
    handler: ({ query, viewer, ctx }) => listOwnEvents(ctx.services.db, viewer.id, query),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}/edit",
    summary: "An event as its form begins with it; its organizer and administrators",
    access: "signed-in",
    params,
    answer: EditableEvent,
    handler: ({ params, viewer, ctx }) => readEditable(ctx.services.db, viewer, params.id),
  }),

  list({
    path: "/api/admin/events",
    summary:
      "Every event: coming ones, the nearest first, then those that are over; or those taken down, or found by words",
    access: "admin",
    query: ManagedFilter,
    item: ManagedEvent,
    handler: ({ query, ctx }) => listAllEvents(ctx.services.db, query),
  }),

  route({
    method: "PUT",
    path: "/api/admin/events/{id}/featured",
    summary: "Put an event forward, or no longer",
    access: "admin",
    params,
    body: Featuring,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await featureEvent(ctx.services, viewer, { ...params, ...body });
      return done;
    },
  }),
];
