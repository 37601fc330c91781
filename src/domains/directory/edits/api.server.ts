import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { confirmFact } from "./confirm-fact.server.ts";
import {
  Confirmation,
  EditDecision,
  EditFilter,
  ListingEdit,
  NewConfirmation,
  NewSuggestion,
} from "./contract.ts";
import { decideEdit } from "./decide-edit.server.ts";
import { listEdits } from "./list-edits.server.ts";
import { suggestEdit } from "./suggest-edit.server.ts";

const params = z.object({ id: RowId });

/** What readers say about listings, and what administrators make of it. */
export const editRoutes = [
  route({
    method: "POST",
    path: "/api/businesses/{id}/edits",
    summary: "Suggest a change of a listing; it waits for a decision",
    access: "public",
    rateLimit: { name: "suggest-edit", calls: 20, seconds: 3600 },
    params,
    body: NewSuggestion.and(SpamTrap),
    answer: Done,
    status: 201,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      requireUntrapped(body);
      const proposer = senderOf(ctx, viewer);
      await suggestEdit(ctx.services, proposer, { ...body, businessId: id });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/confirmations",
    summary: "Say that a fact of a listing is still true",
    access: "public",
    rateLimit: { name: "confirm-fact", calls: 60, seconds: 3600 },
    params,
    body: NewConfirmation,
    answer: Confirmation,
    handler: ({ params: { id }, body, viewer, ctx }) => {
      const confirmer = senderOf(ctx, viewer);
      return confirmFact(ctx.services, confirmer, { ...body, businessId: id });
    },
  }),

  list({
    path: "/api/admin/edits",
    summary: "Changes of listings field by field, what waits first",
    access: "admin",
    query: EditFilter,
    item: ListingEdit,
    handler: ({ query, ctx }) => listEdits(ctx.services.db, query),
  }),

  route({
    method: "POST",
    path: "/api/admin/edits/{id}/decide",
    summary: "Accept or decline a change of one field",
    access: "admin",
    params,
    body: EditDecision,
    answer: Done,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      await decideEdit(ctx.services, viewer, { ...body, id });
      return done;
    },
  }),
];
