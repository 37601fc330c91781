import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

interface Owned {
  category: string;
  /** Of a demo account. */
  email: string;
}

/** Gives the demo listings of a category that nobody owns to somebody. Answers how many. */
export async function ownDemoListings(tx: Tx, { category, email }: Owned): Promise<number> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isDemo, true)));
  if (!owner) return 0;
  const owned = await tx
    .update(businesses)
    .set({ ownerId: owner.id })
    .where(
      and(
        eq(businesses.isDemo, true),
        eq(businesses.status, "live"),
        eq(businesses.category, category),
        isNull(businesses.ownerId),
      ),
    )
    .returning({ id: businesses.id });
  return owned.length;
}
