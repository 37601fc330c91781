import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { rewardMembers, rewardZones } from "#src/db/schema/rewards.server.ts";
import type { ZoneSince } from "../worth/local-days.ts";

export type MemberRow = typeof rewardMembers.$inferSelect;

export interface Person {
  userId: string;
  email: string;
  isAdmin: boolean;
  isDemo: boolean;
  member: MemberRow;
  zones: ZoneSince[];
}

/** Whose turn it is: nobody else counts this person's points until the transaction ends. Null for who has left. */
export async function lockPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [user] = await tx
    .select({
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      isDemo: users.isDemo,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return null;
  await tx.insert(rewardMembers).values({ userId }).onConflictDoNothing();
  const [member] = await tx
    .select()
    .from(rewardMembers)
    .where(eq(rewardMembers.userId, userId))
    .for("update");
  // Whoever left at this moment took it along.
  if (!member) return null;
  return { ...user, member, zones: await readZones(tx, userId) };
}

export async function readZones(db: Db | Tx, userId: string): Promise<ZoneSince[]> {
  return db
    .select({ timeZone: rewardZones.timeZone, effectiveFrom: rewardZones.effectiveFrom })
    .from(rewardZones)
    .where(eq(rewardZones.userId, userId))
    .orderBy(asc(rewardZones.effectiveFrom));
}

/** A row that says nothing yet, for who has none. */
export const unknownMember = (userId: string): MemberRow => ({
  userId,
  boardId: "",
  totalPoints: 0,
  measures: {},
  streakDays: 0,
  lastActiveDay: null,
  forgivenDay: null,
  showsName: false,
  displayName: null,
  createdAt: new Date(),
});
