import { z } from "zod";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { participationRoutes } from "./api-participation.server.ts";
import { changeProject } from "./change-project.server.ts";
import {
  AdminCitizenProject,
  ChangedCitizenProject,
  CitizenProject,
  CitizenProjectListRequest,
  Featuring,
  NewCitizenProject,
} from "./contract.ts";
import { createProject } from "./create-project.server.ts";
import { deleteProject } from "./delete-project.server.ts";
import { featureProject } from "./feature-project.server.ts";
import { NEW_PROJECT_PAGE, projectPath } from "./limits-contract.ts";
import { listProjects, requireProject, requireProjectRow } from "./queries.server.ts";
import { reportProject } from "./report-project.server.ts";
import { toProject, versionOfProject } from "./to-project.server.ts";

const params = z.object({ id: RowId });
const CHANGES = { name: "citizen-project-changes", calls: 60, seconds: 600 };

export const citizenScienceRoutes = [
  list({
    path: "/api/community/projects",
    summary: "Citizen science projects: featured ones first, then the newest",
    access: "public",
    query: CitizenProjectListRequest,
    item: CitizenProject,
    handler: ({ query, viewer, ctx }) => listProjects(ctx.services.db, query, viewer),
  }),

  route({
    method: "GET",
    path: "/api/community/projects/{id}",
    summary: "One citizen science project",
    access: "public",
    params,
    answer: CitizenProject,
    handler: ({ params, viewer, ctx }) => requireProject(ctx.services.db, params.id, viewer),
  }),

  route({
    method: "POST",
    path: "/api/community/projects",
    summary: "Begin a citizen science project; it is on the list at once",
    access: "signed-in",
    rateLimit: { name: "citizen-projects", calls: 10, seconds: 3600 },
    body: NewCitizenProject,
    takesForm: true,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    answer: CitizenProject,
    status: 201,
    form: {
      pages: [NEW_PROJECT_PAGE],
      leadsTo: ({ answer }) => `${projectPath(answer.id)}?sent=project`,
    },
    handler: ({ body, viewer, ctx }) => createProject(ctx.services, senderOf(ctx, viewer), body),
  }),

  route({
    method: "PATCH",
    path: "/api/community/projects/{id}",
    summary: "Change a citizen science project; its creator, or an administrator",
    access: "signed-in",
    rateLimit: CHANGES,
    params,
    body: ChangedCitizenProject,
    takesForm: true,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    answer: CitizenProject,
    form: {
      pages: ["/community-tracking/projects/:id/edit"],
      leadsTo: ({ answer }) => `${projectPath(answer.id)}?sent=changes`,
    },
    handler: ({ params, body, viewer, ctx }) =>
      changeProject(ctx.services, senderOf(ctx, viewer), { ...body, ...params }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/projects/{id}",
    summary: "Delete a citizen science project with all that was contributed to it",
    access: "signed-in",
    rateLimit: CHANGES,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteProject(ctx.services, viewer, params);
      return done;
    },
  }),

  reportRoute({
    path: "/api/community/projects/{id}/report",
    summary: "Tell the administrators that a citizen science project should not be there",
    report: reportProject,
  }),

  route({
    method: "GET",
    path: "/api/admin/community/projects/{id}",
    summary: "One citizen science project as administrators decide about it",
    access: "admin",
    params,
    answer: AdminCitizenProject,
    handler: async ({ params, viewer, ctx }) => {
      const row = await requireProjectRow(ctx.services.db, params.id, viewer);
      return { ...(await toProject(row)), version: versionOfProject(row) };
    },
  }),

  route({
    method: "PUT",
    path: "/api/admin/community/projects/{id}/featured",
    summary: "Put a citizen science project at the head of the list, or take it from there",
    access: "admin",
    params,
    body: Featuring,
    answer: CitizenProject,
    handler: ({ params, body, viewer, ctx }) =>
      featureProject(ctx.services, viewer, { ...params, ...body }),
  }),

  ...participationRoutes,
];
