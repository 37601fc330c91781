import { eq } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { composeListings } from "./directory/compose-listings.ts";
import type { Seed } from "./seed.server.ts";

const OWNER = "owner@demo.example.com";
/** A statement holds at most 65,535 parameters. */
const CHUNK = 250;

/** Invented businesses on real shores. */
export const directorySeed: Seed = {
  name: "directory",
  async load({ tx, deriveListing }) {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, OWNER));
    const rows = composeListings(new Date()).map(
      ({ isOfDemoOwner, plan: _plan, slots: _slots, age: _age, ...listing }) => ({
        ...listing,
        ...deriveListing(listing),
        ownerId: isOfDemoOwner ? (owner?.id ?? null) : null,
        isDemo: true,
      }),
    );
    for (let from = 0; from < rows.length; from += CHUNK) {
      await tx.insert(businesses).values(rows.slice(from, from + CHUNK));
    }
    return [`Demo listings: ${rows.length}`];
  },
  async remove(tx) {
    await tx.delete(businesses).where(eq(businesses.isDemo, true));
  },
};
