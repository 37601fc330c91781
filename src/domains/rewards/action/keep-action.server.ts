import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rewardActions } from "#src/db/schema/rewards.server.ts";
import type { Person } from "../ledger/read-person.server.ts";
import { ACTIONS_KEPT_PER_DAY, type UncountedReason } from "./limits-contract.ts";

type NewAction = Omit<typeof rewardActions.$inferInsert, "id" | "userId">;

/** In the person's turn. A visit is kept once a day for each place, and no day is filled without end. */
export async function keepAction(
  tx: Tx,
  { userId }: Person,
  action: NewAction,
): Promise<{ id: number } | { refused: UncountedReason }> {
  const ofThatDay = and(
    eq(rewardActions.userId, userId),
    eq(rewardActions.kind, action.kind),
    eq(rewardActions.localDate, action.localDate),
  );
  if ((await tx.$count(rewardActions, ofThatDay)) >= ACTIONS_KEPT_PER_DAY)
    return { refused: "over_limit" };
  const [kept] = await tx
    .insert(rewardActions)
    .values({ ...action, userId })
    .onConflictDoNothing()
    .returning({ id: rewardActions.id });
  return kept ?? { refused: "already_today" };
}
