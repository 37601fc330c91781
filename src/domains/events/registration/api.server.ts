import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { changeRegistration } from "./change-registration.server.ts";
import {
  NewRegistration,
  OwnRegistration,
  RegistrationDeed,
  RegistrationReceipt,
  RegistrationState,
} from "./contract.ts";
import { NOT_REGISTERED, REGISTRATION_PAGE } from "./limits-contract.ts";
import { listOwnRegistrations } from "./queries.server.ts";
import { registerAttendee } from "./register-attendee.server.ts";
import { readRegistrationToken } from "./registration-token.server.ts";

export const registrationRoutes = [
  route({
    method: "POST",
    path: "/api/events/{id}/register",
    summary: "Register for an event, or for one of its dates; when it is full, wait in line",
    access: "public",
    // A school registers from one address. How often one e-mail address is used is limited apart.
    rateLimit: { name: "event-registrations", calls: 2000, seconds: 3600 },
    params: z.object({ id: RowId }),
    body: NewRegistration.extend(SpamTrap.shape),
    answer: RegistrationReceipt,
    failure: NOT_REGISTERED,
    status: 201,
    form: {
      pages: ["/events/:id"],
      leadsTo: ({ answer: { eventId, dateId, status, placeInLine } }) => {
        const place = placeInLine === null ? "" : `&place=${placeInLine}`;
        return `/events/${eventId}?sent=${status}${place}&date=${dateId}#registration`;
      },
    },
    handler: async ({ params, body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...asked } = body;
      requireUntrapped({ homepage, secondsOpen });
      const sender = senderOf(ctx, viewer);
      return registerAttendee(ctx.services, sender, { ...asked, eventId: params.id });
    },
  }),

  route({
    method: "POST",
    path: "/api/event-registrations",
    summary: "Confirm, change or cancel a registration with the link from its mail",
    access: "public",
    rateLimit: { name: "event-registration-changes", calls: 300, seconds: 3600 },
    body: RegistrationDeed,
    answer: RegistrationState,
    form: {
      pages: [REGISTRATION_PAGE],
      leadsTo: ({ page }) => `${page.pathname}${page.search}`,
    },
    handler: async ({ body: { token, ...deed }, ctx }) => {
      const registrationId = readRegistrationToken(ctx.services, token);
      return changeRegistration(ctx.services, { registrationId }, deed);
    },
  }),

  list({
    path: "/api/user/events",
    summary:
      "The events that the signed-in person is registered for, with the registration of each",
    access: "signed-in",
    query: Paging,
    item: OwnRegistration,
    handler: ({ query, viewer, ctx }) =>
      listOwnRegistrations(ctx.services, viewer, { ...query, isLive: true }),
  }),
];
