import { eq, or } from "drizzle-orm";
import { z } from "zod";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { ListingEdit } from "./edits/contract.ts";
import { Business } from "./listing/contract.ts";
import { listingColumns } from "./listing/load-listings.server.ts";
import { toBusiness } from "./listing/to-business.server.ts";

const OwnListing = Business.extend({ isOwner: z.boolean(), isSubmitter: z.boolean() });
const OwnEdit = ListingEdit.pick({
  id: true,
  businessId: true,
  field: true,
  before: true,
  after: true,
  note: true,
  status: true,
  createdAt: true,
});
const OwnConfirmation = z.object({
  businessId: z.int(),
  field: z.string(),
  confirmedAt: z.iso.datetime(),
});

export const directoryPersonalData = [
  personalData({
    name: "listings",
    answer: z.array(OwnListing),
    read: async ({ viewer, ctx }) => {
      const { id } = viewer;
      const rows = await ctx.services.db
        .select(listingColumns)
        .from(businesses)
        .where(or(eq(businesses.ownerId, id), eq(businesses.submittedById, id)))
        .orderBy(businesses.id);
      const now = new Date();
      return rows.map((row) => ({
        ...toBusiness(row, now),
        isOwner: row.ownerId === id,
        isSubmitter: row.submittedById === id,
      }));
    },
  }),
  personalData({
    name: "suggestedEdits",
    answer: z.array(OwnEdit),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(listingEdits)
        .where(eq(listingEdits.proposerId, viewer.id))
        .orderBy(listingEdits.id);
      return rows.map(({ createdAt, ...edit }) => ({
        ...edit,
        createdAt: createdAt.toISOString(),
      }));
    },
  }),
  personalData({
    name: "confirmations",
    answer: z.array(OwnConfirmation),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(factConfirmations)
        .where(eq(factConfirmations.confirmerId, viewer.id))
        .orderBy(factConfirmations.id);
      return rows.map(({ businessId, field, confirmedAt }) => ({
        businessId,
        field,
        confirmedAt: confirmedAt.toISOString(),
      }));
    },
  }),
];
