import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { linkRoutes } from "./api-links.server.ts";
import {
  Claim,
  ClaimCounts,
  ClaimDecision,
  ClaimFilter,
  NewClaim,
  Objection,
  PendingTransfer,
} from "./contract.ts";
import { decideClaim } from "./decide-claim.server.ts";
import { objectToClaim } from "./object-to-claim.server.ts";
import {
  countClaims,
  listClaims,
  listClaimsOf,
  listTransfers,
  requireClaim,
} from "./queries.server.ts";
import { submitClaim } from "./submit-claim.server.ts";

const params = z.object({ claimId: RowId });

export const claimRoutes = [
  ...linkRoutes,

  route({
    method: "POST",
    path: "/api/business-claims",
    summary: "Claim a business",
    access: "public",
    rateLimit: { name: "claim", calls: 10, seconds: 3600 },
    body: NewClaim,
    answer: Claim,
    failure: "Failed to create business claim",
    status: 201,
    handler: async ({ body, viewer, ctx }) => {
      const claimer = senderOf(ctx, viewer);
      const id = await submitClaim(ctx.services, claimer, body);
      return requireClaim(ctx.services.db, id, viewer);
    },
  }),

  list({
    path: "/api/business-claims",
    summary: "Every claim for administrators, else one's own",
    access: "signed-in",
    query: ClaimFilter,
    item: Claim,
    failure: "Failed to fetch business claims",
    handler: ({ query, viewer, ctx }) => listClaims(ctx.services.db, viewer, query),
  }),

  list({
    path: "/api/business-claims/business/{businessId}",
    summary: "The claims on a business for administrators, else one's own",
    access: "signed-in",
    params: z.object({ businessId: RowId }),
    query: Paging,
    item: Claim,
    failure: "Failed to fetch business claims",
    handler: ({ params, query, viewer, ctx }) =>
      listClaimsOf(ctx.services.db, viewer, params.businessId, query),
  }),

  list({
    path: "/api/business-claims/transfers",
    summary: "Approved claims of others that take one's own listings unless one objects",
    access: "signed-in",
    query: Paging,
    item: PendingTransfer,
    handler: ({ query, viewer, ctx }) => listTransfers(ctx.services.db, viewer, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/claims/counts",
    summary: "How many claims are pending, approved and rejected",
    access: "admin",
    answer: ClaimCounts,
    handler: ({ ctx }) => countClaims(ctx.services.db),
  }),

  route({
    method: "PATCH",
    path: "/api/business-claims/{claimId}",
    summary: "Approve or reject a claim",
    access: "admin",
    params,
    body: ClaimDecision,
    answer: Claim,
    failure: "Failed to update business claim",
    handler: async ({ params, body, viewer, ctx }) => {
      await decideClaim(ctx.services, viewer, { ...body, ...params });
      return requireClaim(ctx.services.db, params.claimId, viewer);
    },
  }),

  route({
    method: "POST",
    path: "/api/business-claims/{claimId}/objection",
    summary: "Object as the present owner to a change of hands",
    access: "signed-in",
    rateLimit: { name: "claim-objection", calls: 20, seconds: 600 },
    params,
    body: Objection,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await objectToClaim(ctx.services, viewer, { ...params, ...body });
      return done;
    },
  }),
];
