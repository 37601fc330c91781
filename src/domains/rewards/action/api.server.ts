import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { ActionResult, UserAction } from "./contract.ts";
import { recordAction } from "./record-action.server.ts";

export const actionRoutes = [
  route({
    method: "POST",
    path: "/api/users/{userId}/actions",
    summary:
      "Tell what a person did and only a device can see: a share, or a visit with a position",
    access: "self",
    rateLimit: { name: "user-actions", calls: 60, seconds: 60 },
    params: z.object({ userId: z.string().max(100) }),
    body: UserAction,
    answer: ActionResult,
    status: 201,
    handler: ({ params, body, viewer, ctx }) =>
      recordAction(ctx.services, viewer, { ...params, told: body }),
  }),
];
