import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { Expert, NewExpert } from "./expert-contract.ts";
import { listExperts } from "./experts.server.ts";
import { giveExpertise, takeExpertise } from "./give-expertise.server.ts";

export const speciesExpertRoutes = [
  list({
    path: "/api/admin/experts",
    summary: "Whom administrators trust to name species, the newest first",
    access: "admin",
    query: Paging,
    item: Expert,
    handler: ({ query, ctx }) => listExperts(ctx.services.db, query),
  }),

  route({
    method: "POST",
    path: "/api/admin/experts",
    summary: "Make an account an expert of a group of species, or of all",
    access: "admin",
    body: NewExpert,
    answer: Done,
    handler: async ({ body, viewer, ctx }) => {
      await giveExpertise(ctx.services, viewer, body);
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/admin/experts/{id}",
    summary: "Take an expertise back",
    access: "admin",
    params: z.object({ id: RowId }),
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await takeExpertise(ctx.services, viewer, params);
      return done;
    },
  }),
];
