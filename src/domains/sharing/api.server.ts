import { z } from "zod";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { sharingAdminRoutes } from "./api-admin.server.ts";
import { Experience, ExperienceListRequest, NewExperience, OwnExperience } from "./contract.ts";
import { deleteExperience } from "./delete-experience.server.ts";
import { listExperiences, listOwn, requireAbout } from "./queries.server.ts";
import { reportExperience } from "./report-experience.server.ts";
import { submitExperience } from "./submit-experience.server.ts";

const params = z.object({ id: RowId });

export const sharingRoutes = [
  list({
    path: "/api/businesses/{id}/experiences",
    summary: "What visitors shared about a business, the newest first",
    access: "public",
    params,
    query: ExperienceListRequest,
    item: Experience,
    handler: async ({ params, query, viewer, ctx }) => {
      const { db } = ctx.services;
      await requireListing(db, params.id, viewer);
      return listExperiences(db, { type: "business", ...params }, query);
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/experiences",
    summary: "Share an experience; it is on the page once an administrator has approved it",
    access: "public",
    rateLimit: { name: "experiences", calls: 10, seconds: 3600 },
    // Pictures may come as data URLs.
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: NewExperience.extend(SpamTrap.shape),
    answer: Experience,
    status: 201,
    handler: async ({ params, body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...experience } = body;
      requireUntrapped({ homepage, secondsOpen });
      const sender = senderOf(ctx, viewer);
      const about = { businessId: params.id, eventId: null };
      return submitExperience(ctx.services, sender, { ...experience, ...about });
    },
  }),

  list({
    path: "/api/events/{id}/experiences",
    summary: "What visitors shared about an event, the newest first",
    access: "public",
    params,
    query: ExperienceListRequest,
    item: Experience,
    handler: async ({ params, query, ctx }) => {
      const { db } = ctx.services;
      await requireAbout(db, { businessId: null, eventId: params.id });
      return listExperiences(db, { type: "event", ...params }, query);
    },
  }),

  route({
    method: "POST",
    path: "/api/events/{id}/experiences",
    summary: "Share a day at an event; it is on the page once an administrator has approved it",
    access: "public",
    rateLimit: { name: "experiences", calls: 10, seconds: 3600 },
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: NewExperience.extend(SpamTrap.shape),
    answer: Experience,
    status: 201,
    handler: async ({ params, body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...experience } = body;
      requireUntrapped({ homepage, secondsOpen });
      const about = { businessId: null, eventId: params.id };
      const sender = senderOf(ctx, viewer);
      return submitExperience(ctx.services, sender, { ...experience, ...about });
    },
  }),

  list({
    path: "/api/user/experiences",
    summary: "What the signed-in person shared for pages, the newest first",
    access: "signed-in",
    query: Paging,
    item: OwnExperience,
    handler: ({ query, viewer, ctx }) => listOwn(ctx.services.db, viewer.id, query),
  }),

  route({
    method: "DELETE",
    path: "/api/experiences/{id}",
    summary: "Take back what one shared; administrators take off any",
    access: "signed-in",
    rateLimit: { name: "experience-changes", calls: 30, seconds: 60 },
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteExperience(ctx.services, viewer, params);
      return done;
    },
  }),

  reportRoute({
    path: "/api/experiences/{id}/report",
    summary: "Tell the administrators that an experience should not be there",
    report: reportExperience,
  }),

  ...sharingAdminRoutes,
];
