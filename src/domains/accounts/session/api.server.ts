import { route } from "#src/platform/http/route.server.ts";
import { CurrentUser } from "../person/contract.ts";
import { requireUser, toCurrentUser } from "../person/queries.server.ts";

export const sessionRoutes = [
  route({
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in person",
    access: "signed-in",
    allowsTemporaryPassword: true,
    answer: CurrentUser,
    handler: async ({ viewer, ctx }) =>
      toCurrentUser(await requireUser(ctx.services.db, viewer.id)),
  }),
];
