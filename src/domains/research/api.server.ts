import { z } from "zod";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { researchRequestRoutes } from "./api-requests.server.ts";
import { changeProject } from "./change-project.server.ts";
import {
  AdminProject,
  ChangedProject,
  NewProject,
  OwnProject,
  Project,
  ProjectListRequest,
} from "./contract.ts";
import { deleteProject } from "./delete-project.server.ts";
import { NEW_PROJECT_PAGE, projectPath } from "./limits-contract.ts";
import { listProjects, requireProject, requireProjectRow } from "./queries.server.ts";
import { reportProject } from "./report-project.server.ts";
import { submitProject } from "./submit-project.server.ts";
import { toProject, versionOfProject } from "./to-project.server.ts";

const params = z.object({ id: RowId });
const CHANGES = { name: "research-changes", calls: 60, seconds: 600 };

export const researchRoutes = [
  list({
    path: "/api/research/projects",
    summary: "Research projects, the newest first",
    access: "public",
    query: ProjectListRequest,
    item: Project,
    handler: ({ query, viewer, ctx }) => listProjects(ctx.services.db, query, viewer),
  }),

  route({
    method: "GET",
    path: "/api/research/projects/{id}",
    summary: "One research project",
    access: "public",
    params,
    answer: Project,
    handler: ({ params, viewer, ctx }) => requireProject(ctx.services.db, params.id, viewer),
  }),

  route({
    method: "POST",
    path: "/api/research/projects",
    summary: "Send in a research project; it is on the list at once",
    access: "public",
    rateLimit: { name: "research-projects", calls: 10, seconds: 3600 },
    body: NewProject.extend(SpamTrap.shape),
    answer: OwnProject,
    status: 201,
    form: {
      pages: [NEW_PROJECT_PAGE],
      leadsTo: ({ answer }) => `${projectPath(answer.id)}?sent=project`,
    },
    handler: async ({ body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...project } = body;
      requireUntrapped({ homepage, secondsOpen });
      return submitProject(ctx.services, senderOf(ctx, viewer), project);
    },
  }),

  route({
    method: "PATCH",
    path: "/api/research/projects/{id}",
    summary: "Change a research project, its status, funding or publications",
    access: "signed-in",
    rateLimit: CHANGES,
    params,
    body: ChangedProject,
    answer: Project,
    form: {
      pages: ["/research/:id/edit"],
      leadsTo: ({ answer }) => `${projectPath(answer.id)}?sent=changes`,
    },
    handler: ({ params, body, viewer, ctx }) =>
      changeProject(ctx.services, viewer, { ...body, ...params }),
  }),

  route({
    method: "DELETE",
    path: "/api/research/projects/{id}",
    summary: "Delete a research project with its requests; its creator, or an administrator",
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
    path: "/api/research/projects/{id}/report",
    summary: "Tell the administrators that a research project should not be there",
    report: reportProject,
  }),

  route({
    method: "GET",
    path: "/api/admin/research/projects/{id}",
    summary: "One research project as administrators decide about it",
    access: "admin",
    params,
    answer: AdminProject,
    handler: async ({ params, viewer, ctx }) => {
      const row = await requireProjectRow(ctx.services.db, params.id);
      return { ...toProject(row, viewer), version: versionOfProject(row) };
    },
  }),

  ...researchRequestRoutes,
];
