import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { dateCalendar, eventCalendar } from "./calendar-file.server.ts";
import { Event, EventDetail } from "./contract.ts";
import { EventListRequest, EventRequest, UpcomingRequest } from "./filter-contract.ts";
import { requirePublicEvent } from "./find-event.server.ts";
import { listMonth } from "./list-month.server.ts";
import { EventDay, MonthRequest } from "./month-contract.ts";
import { listEvents, listFeatured, listUpcoming } from "./queries.server.ts";

export const eventRoutes = [
  list({
    path: "/api/events",
    summary: "Events: coming ones by their next date, then those that are over",
    access: "public",
    query: EventListRequest,
    item: Event,
    handler: ({ query, ctx }) => listEvents(ctx.services.db, query),
  }),

  list({
    path: "/api/events/upcoming",
    summary: "The next events that take place, the soonest first",
    access: "public",
    query: UpcomingRequest,
    item: Event,
    handler: ({ query, ctx }) => listUpcoming(ctx.services.db, query),
  }),

  list({
    path: "/api/events/featured",
    summary: "Featured events that are not over, the soonest first",
    access: "public",
    query: Paging,
    item: Event,
    handler: ({ query, ctx }) => listFeatured(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/events/calendar",
    summary: "The days of a month on which something is",
    access: "public",
    query: MonthRequest,
    answer: z.array(EventDay),
    handler: ({ query, ctx }) => listMonth(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}",
    summary: "One event with its coming dates; how many come, never who",
    access: "public",
    params: z.object({ id: RowId }),
    query: EventRequest,
    answer: EventDetail,
    handler: ({ params, query, ctx }) =>
      requirePublicEvent(ctx.services.db, { ...params, ...query }),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}/calendar.ics",
    summary: "The event for calendars; a series with all of its dates",
    access: "public",
    params: z.object({ id: RowId }),
    answer: z.string(),
    handler: ({ params, ctx }) => eventCalendar(ctx.services, params),
  }),

  route({
    method: "GET",
    path: "/api/events/{id}/dates/{dateId}/calendar.ics",
    summary: "One date of an event for calendars",
    access: "public",
    params: z.object({ id: RowId, dateId: RowId }),
    answer: z.string(),
    handler: ({ params, ctx }) => dateCalendar(ctx.services, params),
  }),
];
