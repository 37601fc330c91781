import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { guardOwnEvent, requireOwnEvent } from "../organize/require-organizer.server.ts";
import { RegistrationReceipt } from "../registration/contract.ts";
import { addAttendee } from "./add-attendee.server.ts";
import { answerAttendees } from "./answer-attendees.server.ts";
import {
  Attendee,
  AttendeesQuery,
  DateChoice,
  NewAttendee,
  NewMessage,
  NewScans,
  Roster,
  ScansTaken,
} from "./contract.ts";
import { exportAttendees } from "./export-attendees.server.ts";
import { requireDate } from "./queries.server.ts";
import { readRoster } from "./read-roster.server.ts";
import { recordArrivals } from "./record-arrivals.server.ts";
import { removeAttendee } from "./remove-attendee.server.ts";
import { sendMessage } from "./send-message.server.ts";

const params = z.object({ id: RowId });
const dateParams = z.object({ id: RowId, dateId: RowId });

export const doorRoutes = [
  list({
    path: "/api/events/{id}/attendees",
    summary: "Who comes, for the organizer and administrators; for everybody else only `{count}`",
    access: "public",
    params,
    query: AttendeesQuery,
    item: Attendee,
    handler: ({ params, query, viewer, ctx }) =>
      answerAttendees(ctx.services.db, viewer, { eventId: params.id, ...query }),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}/attendees.csv",
    summary: "Everyone of one date for a spreadsheet; its organizer and administrators",
    access: "signed-in",
    params,
    query: DateChoice,
    answer: z.string(),
    handler: async ({ params, query, viewer, ctx }) => {
      const { db } = ctx.services;
      await requireOwnEvent(db, viewer, params.id);
      const date = await requireDate(db, { eventId: params.id, dateId: query.dateId });
      const event = await requireOwnEvent(db, viewer, date.eventId);
      return exportAttendees(ctx.services, event, date);
    },
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/attendees",
    summary: "Register somebody by hand; the organizer and administrators",
    access: "signed-in",
    guard: guardOwnEvent,
    params,
    body: NewAttendee,
    answer: RegistrationReceipt,
    status: 201,
    failure: "The attendee was not added",
    handler: ({ params, body, viewer, ctx }) =>
      addAttendee(ctx.services, senderOf(ctx, viewer), { ...body, eventId: params.id }),
  }),

  route({
    method: "DELETE",
    path: "/api/events/{id}/attendees/{registrationId}",
    summary: "Take a party off; it is told, and the line moves up",
    access: "signed-in",
    params: z.object({ id: RowId, registrationId: RowId }),
    answer: Done,
    handler: async ({ params: { id, registrationId }, viewer, ctx }) => {
      await removeAttendee(ctx.services, viewer, { eventId: id, registrationId });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/messages",
    summary: "Write to those who registered for a date, or wait for it",
    access: "signed-in",
    guard: guardOwnEvent,
    params,
    body: NewMessage,
    answer: z.object({ recipients: z.int() }),
    status: 201,
    failure: "The message was not sent",
    form: {
      pages: ["/events/:id/attendees"],
      leadsTo: ({ page }) => {
        const to = new URLSearchParams(page.search);
        to.set("sent", "yes");
        return `${page.pathname}?${to}#message`;
      },
    },
    handler: ({ params, body, viewer, ctx }) =>
      sendMessage(ctx.services, viewer, { ...body, eventId: params.id }),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}/dates/{dateId}/roster",
    summary: "What a device at the door keeps of a date; the organizer and administrators",
    access: "signed-in",
    params: dateParams,
    answer: Roster,
    handler: ({ params: { id, dateId }, viewer, ctx }) =>
      readRoster(ctx.services, viewer, { eventId: id, dateId }),
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/dates/{dateId}/arrivals",
    summary: "What a device at the door saw; sending it again changes nothing",
    access: "signed-in",
    guard: guardOwnEvent,
    params: dateParams,
    body: NewScans,
    answer: ScansTaken,
    handler: ({ params: { id, dateId }, body, viewer, ctx }) =>
      recordArrivals(ctx.services, viewer, { eventId: id, dateId, scans: body.scans }),
  }),
];
