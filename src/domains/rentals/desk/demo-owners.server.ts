import { ownDemoListings } from "#src/domains/directory/manage/own-demo-listings.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { RENTALS } from "../item/queries.server.ts";

const OUTFITTER = "outfitter@demo.example.com";

/** Requests are taken where somebody answers them: so each demo business that rents something has an owner. */
export const demoRentalOwners: DemoData = {
  name: "rental-owners",
  async load(tx) {
    const owned = await ownDemoListings(tx, { category: RENTALS, email: OUTFITTER });
    return [`Demo rentals businesses of ${OUTFITTER}: ${owned}`];
  },
  // Listings and accounts go with what brought them.
  remove: async () => undefined,
};
