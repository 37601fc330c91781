import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
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
  route({
    method: "GET",
    path: "/api/admin/experiences",
    summary: "Shared experiences that wait, the oldest first, or those that are published",
    access: "admin",
    query: AdminExperienceFilter,
    answer: z.array(AdminExperience),
    handler: async ({ query, ctx }) => {
      const { experiences, total } = await listForAdmin(ctx.services.db, query);
      ctx.responseHeaders.set("X-Total-Count", String(total));
      return experiences;
    },
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
    handler: ({ params, body, ctx }) =>
      publishExperience(ctx.services, requireViewer(ctx), params.id, body),
  }),

  route({
    method: "POST",
    path: "/api/experiences/{id}/decline",
    summary: "Decline a shared experience with a reason, which its author is told",
    access: "admin",
    params,
    body: ExperienceDecline,
    answer: Done,
    handler: async ({ params, body, ctx }) => {
      await declineExperience(ctx.services, requireViewer(ctx), params.id, body);
      return done;
    },
  }),
];
