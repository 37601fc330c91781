import { z } from "zod";
import { observerOf } from "#src/domains/accounts/session/observer.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { TakeBack } from "#src/shared/take-back.ts";
import { addContribution } from "./add-contribution.server.ts";
import { CitizenProject, NewContribution, Participation } from "./contract.ts";
import { joinProject } from "./join-project.server.ts";
import { projectPath } from "./limits-contract.ts";
import { removeContribution } from "./remove-contribution.server.ts";

const params = z.object({ id: RowId });
const JOINING = { name: "citizen-joining", calls: 120, seconds: 600 };

export const participationRoutes = [
  route({
    method: "POST",
    path: "/api/community/projects/{id}/join",
    summary: "Take part in a citizen science project, or take that back",
    access: "signed-in",
    rateLimit: JOINING,
    params,
    body: TakeBack,
    answer: Participation,
    form: {
      pages: ["/community-tracking/projects/:id/join"],
      leadsTo: ({ page }) => page.pathname.replace(/\/join$/, "#take-part"),
    },
    handler: ({ params, body, viewer, ctx }) =>
      joinProject(ctx.services, observerOf(ctx, viewer), { ...params, isJoined: !body.takeBack }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/projects/{id}/join",
    summary: "Leave a citizen science project",
    access: "signed-in",
    rateLimit: JOINING,
    params,
    answer: Participation,
    handler: ({ params, viewer, ctx }) =>
      joinProject(ctx.services, observerOf(ctx, viewer), { ...params, isJoined: false }),
  }),

  route({
    method: "POST",
    path: "/api/community/projects/{id}/contributions",
    summary: "Tell what was found or done for a project that one takes part in",
    access: "signed-in",
    rateLimit: { name: "citizen-contributions", calls: 60, seconds: 600 },
    params,
    body: NewContribution,
    answer: CitizenProject,
    status: 201,
    form: {
      pages: ["/community-tracking/projects/:id"],
      leadsTo: ({ answer }) => `${projectPath(answer.id)}?sent=contribution`,
    },
    handler: ({ params, body, viewer, ctx }) =>
      addContribution(ctx.services, senderOf(ctx, viewer), { ...body, ...params }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/projects/{id}/contributions/{contributionId}",
    summary: "Take back what was contributed; whoever made it, or leads the project",
    access: "signed-in",
    rateLimit: JOINING,
    params: params.extend({ contributionId: RowId }),
    answer: CitizenProject,
    handler: ({ params, viewer, ctx }) => removeContribution(ctx.services, viewer, params),
  }),
];
