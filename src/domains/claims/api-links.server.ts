import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { completeClaim } from "./complete-claim.server.ts";
import { confirmClaim } from "./confirm-claim.server.ts";
import { LinkedClaim, LinkToken } from "./contract.ts";
import { readLinkedClaim } from "./read-linked-claim.server.ts";

/** What the links that we mail to a claim's address are good for. */
export const linkRoutes = [
  route({
    method: "POST",
    path: "/api/business-claims/confirm",
    summary: "Stand by a claim with the link that was mailed to its address",
    access: "public",
    rateLimit: { name: "claim-confirm", calls: 20, seconds: 600 },
    body: LinkToken,
    answer: z.object({ businessId: z.int(), businessName: z.string() }),
    handler: ({ body, ctx }) => confirmClaim(ctx.services, body),
  }),

  // A body, not an address: what opens a listing shall stand in no log.
  route({
    method: "POST",
    path: "/api/business-claims/linked",
    summary: "What the mailed link of an approved claim is about",
    access: "public",
    rateLimit: { name: "claim-linked", calls: 60, seconds: 600 },
    body: LinkToken,
    answer: LinkedClaim,
    handler: ({ body, ctx }) => readLinkedClaim(ctx.services.db, body.token),
  }),

  route({
    method: "POST",
    path: "/api/business-claims/complete",
    summary: "Become the owner with the link that was mailed",
    access: "signed-in",
    rateLimit: { name: "claim-link", calls: 20, seconds: 600 },
    body: LinkToken,
    answer: z.object({ businessId: z.int(), transferAt: z.iso.datetime().nullable() }),
    handler: async ({ body, viewer, ctx }) => {
      const { businessId, transferAt } = await completeClaim(ctx.services, viewer, body);
      return { businessId, transferAt: transferAt?.toISOString() ?? null };
    },
  }),
];
