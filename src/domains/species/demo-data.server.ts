import { and, eq, inArray } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import { experts } from "#src/db/schema/species.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";

/** The demo's expert is one of all groups. */
export const demoExperts: DemoData = {
  name: "experts",
  async load(tx) {
    const people = await tx
      .select({ userId: users.id })
      .from(users)
      .where(and(users.isDemo, users.isExpert));
    if (people.length > 0) await tx.insert(experts).values(people).onConflictDoNothing();
    return [`Demo experts: ${people.length}`];
  },
  async remove(tx) {
    const demo = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    await tx.delete(experts).where(inArray(experts.userId, demo));
  },
};
