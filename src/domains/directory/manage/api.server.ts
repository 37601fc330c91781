import { z } from "zod";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { Business } from "../listing/contract.ts";
import { changeListing } from "./change-listing.server.ts";
import {
  BusinessChange,
  Duplicate,
  DuplicateRequest,
  FeaturedLevel,
  FoundPosition,
  NewBusiness,
  OwnSummary,
  PositionRequest,
} from "./contract.ts";
import { createListing } from "./create-listing.server.ts";
import { featureListing } from "./feature-listing.server.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import { findPosition } from "./find-position.server.ts";
import { listOwnListings, summarizeOwn } from "./list-own.server.ts";

const BusinessId = z.object({ id: RowId });

const DECISIONS = ["isActive", "status", "featuredLevel", "isFeatured"] as const;

/** Writing listings, and what a form asks while one is written. */
export const manageRoutes = [
  list({
    path: "/api/user/businesses",
    summary: "One's own listings, and those that one has sent in and that still wait",
    access: "signed-in",
    query: Paging,
    item: Business,
    handler: ({ query, viewer, ctx }) => listOwnListings(ctx.services.db, viewer, query),
  }),

  route({
    method: "GET",
    path: "/api/user/businesses/summary",
    summary: "How many listings one has, and how they are rated",
    access: "signed-in",
    answer: OwnSummary,
    handler: ({ viewer, ctx }) => summarizeOwn(ctx.services.db, viewer),
  }),

  route({
    method: "GET",
    path: "/api/businesses/duplicates",
    summary: "Live listings that may be the same place as one that is being written",
    access: "public",
    rateLimit: { name: "find-duplicates", calls: 120, seconds: 600 },
    query: DuplicateRequest,
    answer: z.array(Duplicate),
    handler: ({ query, ctx }) => findDuplicates(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/businesses/position",
    summary: "About where an address lies",
    access: "public",
    rateLimit: { name: "find-position", calls: 240, seconds: 600 },
    query: PositionRequest,
    answer: FoundPosition,
    handler: async ({ query }) => ({ position: await findPosition(query) }),
  }),

  route({
    method: "POST",
    path: "/api/businesses",
    summary: "Send a listing in; it waits for approval",
    access: "public",
    rateLimit: { name: "new-listing", calls: 20, seconds: 3600 },
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    body: NewBusiness.and(SpamTrap),
    answer: Business,
    status: 201,
    handler: ({ body, viewer, ctx }) => {
      requireUntrapped(body);
      const sender = senderOf(ctx, viewer);
      return createListing(ctx.services, sender, body);
    },
  }),

  route({
    method: "PUT",
    path: "/api/businesses/{id}",
    summary: "Change a listing: its owner or an administrator, who also decides with isActive",
    access: "signed-in",
    rateLimit: { name: "change-listing", calls: 240, seconds: 600 },
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params: BusinessId,
    body: BusinessChange,
    reserved: [
      {
        use: `with ${DECISIONS.slice(0, -1).join(", ")} or ${DECISIONS.at(-1)}`,
        holds: ({ body }) => DECISIONS.some((field) => body[field] !== undefined),
        access: "admin",
        refusal: "Only administrators decide whether a listing is live, and its level.",
      },
    ],
    answer: Business,
    handler: ({ params, body, viewer, ctx }) => {
      const editor = senderOf(ctx, viewer);
      return changeListing(ctx.services, editor, { ...body, id: params.id });
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/feature",
    summary: "Set the advertising level of a listing",
    access: "admin",
    params: BusinessId,
    body: FeaturedLevel,
    answer: Business,
    handler: ({ params, body, viewer, ctx }) =>
      featureListing(ctx.services, viewer, { ...body, id: params.id }),
  }),
];
