import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { buildAccount } from "#src/db/build/account.server.ts";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { pointEntries, rewardActions, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { removeDemoAccounts } from "#src/domains/accounts/credentials/remove-demo-accounts.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { signReviews } from "#src/domains/reviews/demo/sign-reviews.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { reconcilePerson } from "../ledger/reconcile-person.server.ts";
import { removeScores } from "../ledger/write-scores.server.ts";
import { DEMO_MEMBERS } from "./demo/data/members.ts";

const DAY_MS = 86_400_000;
const REVIEWS_DEALT = 400;

/** Members to compete with. Their points follow from their reviews and visits, as everybody's do. */
export const demoMembers: DemoData = {
  name: "rewards",
  async load(tx) {
    const now = new Date();
    const unsigned = await readUnsigned(tx);
    const places = await readPlaces(tx);
    for (const [index, demo] of DEMO_MEMBERS.entries()) {
      const { firstName, lastName, showsName } = demo;
      const email = emailOf(demo);
      const { id } = await buildAccount(tx, { firstName, lastName, email, isDemo: true });
      const name = `${firstName} ${lastName.slice(0, 1)}.`;
      await signReviews(tx, { id, email, name }, deal(unsigned, demo.reviews));
      await visit(tx, { userId: id, places, visited: demo.visited, first: index, now });
      await tx.insert(rewardMembers).values({ userId: id, showsName, displayName: name });
    }
    const everybody = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    for (const { id } of everybody) await reconcilePerson(tx, id, now);
    return [`Demo members with points: ${DEMO_MEMBERS.length}`];
  },
  async remove(tx) {
    const members = await tx
      .select({ userId: rewardMembers.userId, boardId: rewardMembers.boardId })
      .from(rewardMembers)
      .innerJoin(users, eq(users.id, rewardMembers.userId))
      .where(eq(users.isDemo, true));
    for (const { boardId } of members) await removeScores(tx, boardId);
    await tx.delete(pointEntries).where(eq(pointEntries.isDemo, true));
    const ids = members.map(({ userId }) => userId);
    if (ids.length > 0) await tx.delete(rewardMembers).where(inArray(rewardMembers.userId, ids));
    await removeDemoAccounts(tx, DEMO_MEMBERS.map(emailOf));
  },
};

const emailOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}.${lastName}@demo.example.com`.toLowerCase();

interface Unsigned {
  id: number;
  businessId: number;
}

const readUnsigned = (tx: Tx): Promise<Unsigned[]> =>
  tx
    .select({ id: reviews.id, businessId: reviews.businessId })
    .from(reviews)
    .where(and(eq(reviews.isDemo, true), eq(reviews.isApproved, true), isNull(reviews.userId)))
    .orderBy(desc(reviews.createdAt))
    .limit(REVIEWS_DEALT);

/** Takes so many out of what is left, no two about one place. */
function deal(left: Unsigned[], count: number): number[] {
  const dealt: Unsigned[] = [];
  for (const review of [...left]) {
    if (dealt.length === count) break;
    if (dealt.some(({ businessId }) => businessId === review.businessId)) continue;
    dealt.push(review);
    left.splice(left.indexOf(review), 1);
  }
  return dealt.map(({ id }) => id);
}

const readPlaces = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(
      and(eq(businesses.isDemo, true), eq(businesses.status, "live"), isNull(businesses.ownerId)),
    )
    .orderBy(asc(businesses.id))
    .limit(40);
  return rows.map(({ id }) => id);
};

interface Visiting {
  userId: string;
  places: readonly number[];
  visited: readonly number[];
  /** Whose turn it is: everybody begins at another place. */
  first: number;
  now: Date;
}

async function visit(tx: Tx, { userId, places, visited, first, now }: Visiting): Promise<void> {
  const rows = visited.flatMap((daysAgo, index) => {
    const businessId = places[(first * 3 + index) % Math.max(1, places.length)];
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const localDate = localDateAt(createdAt, SITE_TIME_ZONE);
    return businessId === undefined
      ? []
      : [{ userId, kind: "visit" as const, businessId, localDate, createdAt }];
  });
  if (rows.length > 0) await tx.insert(rewardActions).values(rows);
}
