import { eq } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { composeListings } from "./demo/compose-listings.ts";
import { deriveListing } from "./derive-listing.server.ts";

const emailOf = (role: string) => `${role}@demo.example.com`;
/** A statement holds at most 65,535 parameters. */
const CHUNK = 250;

/** Invented businesses on real shores. */
export const demoListings: DemoData = {
  name: "listings",
  async load(tx) {
    const people = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.isDemo, true));
    const idOf = (role: string) => people.find(({ email }) => email === emailOf(role))?.id ?? null;
    const rows = composeListings(new Date()).map(
      ({ isOfDemoOwner, submitter, plan: _plan, slots: _slots, age: _age, ...listing }) => ({
        ...listing,
        ...deriveListing(listing),
        updatedAt: listing.createdAt,
        ownerId: isOfDemoOwner ? idOf("owner") : null,
        submittedById: submitter ? idOf(submitter) : null,
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
