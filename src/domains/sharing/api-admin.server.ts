import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import {
  AdminExperience,
  AdminExperienceFilter,
  Experience,
  ExperienceApproval,
  ExperienceDecline,
} from "./contract.ts";
import { declineExperience, publishExperience } from "./decide-experience.server.ts";
import { listForAdmin, readForAdmin } from "./queries.server.ts";

const params = z.object({ id: RowId });

export const sharingAdminRoutes = [
  list({
    path: "/api/admin/experiences",
    summary: "Shared experiences that wait, the oldest first, or those that are published",
    access: "admin",
    query: AdminExperienceFilter,
    item: AdminExperience,
    handler: ({ query, ctx }) => listForAdmin(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/experiences/{id}",
    summary: "One shared experience, published or not, with what helps to decide",
    access: "admin",
    params,
    answer: AdminExperience,
    handler: ({ params, ctx }) => readForAdmin(ctx.services.db, params.id),
  }),

  route({
    method: "POST",
    path: "/api/experiences/{id}/approve",
    summary: "Put a shared experience on the page of its business",
    access: "admin",
    params,
    body: ExperienceApproval,
    answer: Experience,
    handler: ({ params, body, viewer, ctx }) =>
      publishExperience(ctx.services, viewer, { ...body, id: params.id }),
  }),

  route({
    method: "POST",
    path: "/api/experiences/{id}/decline",
    summary: "Decline a shared experience with a reason, which its author is told",
    access: "admin",
    params,
    body: ExperienceDecline,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await declineExperience(ctx.services, viewer, { ...body, id: params.id });
      return done;
    },
  }),
];
