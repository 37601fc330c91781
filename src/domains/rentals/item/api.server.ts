import { z } from "zod";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Paging } from "#src/shared/paging.ts";
import { addBlackouts } from "./add-blackouts.server.ts";
import { archiveItem } from "./archive-item.server.ts";
import { Blackout, NewBlackout, NewRentalItem, RentalItem, RentalItemChange } from "./contract.ts";
import { createItem } from "./create-item.server.ts";
import { editItem } from "./edit-item.server.ts";
import { ITEM_NOT_CREATED } from "./limits-contract.ts";
import { listBlackouts, pageItems } from "./queries.server.ts";
import { removeBlackout } from "./remove-blackout.server.ts";
import { requireRentals } from "./require-rentals.server.ts";

const params = z.object({ id: RowId });

export const itemRoutes = [
  list({
    path: "/api/businesses/{id}/rentals",
    summary: "What a rentals business rents",
    access: "public",
    params,
    query: Paging,
    item: RentalItem,
    handler: async ({ params: { id }, query, viewer, ctx }) => {
      await requireListing(ctx.services.db, id, viewer);
      return pageItems(ctx.services.db, { ...query, businessId: id });
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/rentals",
    summary: "Add a rental item to a rentals business",
    access: "signed-in",
    rateLimit: { name: "rental-items", calls: 300, seconds: 3600 },
    params,
    body: NewRentalItem,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    answer: RentalItem,
    failure: ITEM_NOT_CREATED,
    status: 201,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      createItem(ctx.services, senderOf(ctx, viewer), { ...body, businessId: id }),
  }),

  route({
    method: "PUT",
    path: "/api/rentals/{id}",
    summary: "Change a rental item; fewer units than are booked are refused",
    access: "signed-in",
    params,
    body: RentalItemChange,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    answer: RentalItem,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      editItem(ctx.services, senderOf(ctx, viewer), { ...body, id }),
  }),

  route({
    method: "DELETE",
    path: "/api/rentals/{id}",
    summary: "Rent an item no longer; its bookings stay",
    access: "signed-in",
    params,
    answer: Done,
    handler: async ({ params: { id }, viewer, ctx }) => {
      await archiveItem(ctx.services, viewer, { id });
      return done;
    },
  }),

  list({
    path: "/api/businesses/{id}/blackouts",
    summary: "Days to come on which units of rental items are not to be had",
    access: "signed-in",
    params,
    query: Paging,
    item: Blackout,
    handler: async ({ params: { id }, query, viewer, ctx }) => {
      await requireRentals(ctx.services.db, id, viewer);
      return listBlackouts(ctx.services.db, id, query);
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/blackouts",
    summary: "Close days of several rental items, or of some of their units",
    access: "signed-in",
    params,
    body: NewBlackout,
    answer: z.array(Blackout),
    status: 201,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      addBlackouts(ctx.services, viewer, { ...body, businessId: id }),
  }),

  route({
    method: "DELETE",
    path: "/api/blackouts/{id}",
    summary: "Open closed days of a rental item again",
    access: "signed-in",
    params,
    answer: Done,
    handler: async ({ params: { id }, viewer, ctx }) => {
      await removeBlackout(ctx.services, viewer, { id });
      return done;
    },
  }),
];
