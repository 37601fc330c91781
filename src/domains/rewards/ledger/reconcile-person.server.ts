import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { memberAchievements, pointEntries, rewardMembers } from "#src/db/schema/rewards.server.ts";
import type { Earned } from "../worth/earn-achievements.ts";
import { RULES_VERSION } from "../worth/limits-contract.ts";
import { localDayOf } from "../worth/local-days.ts";
import type { Thing } from "../worth/thing.ts";
import { keyOf } from "../worth/value-things.ts";
import { ACHIEVEMENT_KIND, type Folded, foldPerson } from "./fold-person.ts";
import { type Entry, frozenOf, lastOfEach, linesToAdd } from "./lines.ts";
import { readAchievements } from "./read-achievements.server.ts";
import { readActions } from "./read-actions.server.ts";
import { readAttendance } from "./read-attendance.server.ts";
import { readContributions } from "./read-contributions.server.ts";
import { lockPerson, type Person } from "./read-person.server.ts";
import { readSightings } from "./read-sightings.server.ts";
import { readWriting } from "./read-writing.server.ts";
import { writeScores } from "./write-scores.server.ts";

/**
 * Looks at what a person has done as it is now, and adds to the ledger what it does not say yet. It may
 * be done at any time, in any order and as often as one likes: the end is the same.
 */
export async function reconcilePerson(tx: Tx, userId: string, now: Date): Promise<void> {
  const person = await lockPerson(tx, userId);
  if (person) await reconcileLocked(tx, person, now);
}

/** Of a person whose turn it is. */
export async function reconcileLocked(tx: Tx, person: Person, now: Date): Promise<void> {
  const { userId, member, zones } = person;
  const things = person.isAdmin ? [] : await readThings(tx, person);
  const entries: Entry[] = await tx
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId));
  const last = lastOfEach(entries);
  const achievements = person.isAdmin ? [] : await readAchievements(tx);
  const folded = foldPerson({
    ...{ things, achievements },
    frozen: new Map([...last].map(([key, entry]) => [key, frozenOf(entry)])),
    localDayOf: (moment) => localDayOf(zones, moment),
  });
  const given = new Set(achievements.map(({ id }) => String(id)));
  const own = new Set(things.filter(({ isOwn }) => isOwn).map(keyOf));
  const added = linesToAdd(last, folded.wanted, (entry) => {
    if (entry.kind === ACHIEVEMENT_KIND)
      return given.has(entry.source) ? "below_goal" : "switched_off";
    return own.has(keyOf(entry)) ? "own" : "gone";
  });
  await addLines(tx, person, added);
  await writeEarned(tx, userId, folded.earned);
  await writeMember(tx, userId, folded);
  await writeScores(tx, { boardId: member.boardId, entries: [...entries, ...added], now });
}

async function readThings(tx: Tx, person: Person): Promise<Thing[]> {
  const { userId } = person;
  return [
    ...(await readWriting(tx, userId)),
    ...(await readAttendance(tx, person)),
    ...(await readContributions(tx, userId)),
    ...(await readSightings(tx, userId)),
    ...(await readActions(tx, userId)),
  ];
}

/** A statement holds at most 65,535 parameters. */
const CHUNK = 2000;

async function addLines(tx: Tx, person: Person, lines: readonly Entry[]): Promise<void> {
  const { userId, isDemo } = person;
  const rows = lines.map((line) => {
    const { kind, source, seq, points, rate, note, title, path } = line;
    const { state, businessId, eventId, occurredAt, localDate } = line;
    return {
      ...{ userId, isDemo, kind, source, seq, points, rate, note, title, path },
      ...{ state, businessId, eventId, occurredAt, localDate, ruleVersion: RULES_VERSION },
    };
  });
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(pointEntries).values(rows.slice(from, from + CHUNK));
}

/** What is lost and earned again is not celebrated twice. */
async function writeEarned(tx: Tx, userId: string, earned: readonly Earned[]): Promise<void> {
  const held = earned.map(({ achievementId }) => achievementId);
  await tx
    .update(memberAchievements)
    .set({ isHeld: false })
    .where(
      and(
        eq(memberAchievements.userId, userId),
        memberAchievements.isHeld,
        held.length > 0 ? sql`not ${inArray(memberAchievements.achievementId, held)}` : undefined,
      ),
    );
  if (earned.length === 0) return;
  await tx
    .insert(memberAchievements)
    .values(
      earned.map(({ achievementId, at }) => ({
        userId,
        achievementId,
        earnedAt: at,
        isHeld: true,
      })),
    )
    .onConflictDoUpdate({
      target: [memberAchievements.userId, memberAchievements.achievementId],
      set: { isHeld: true },
      setWhere: ne(memberAchievements.isHeld, true),
    });
}

async function writeMember(tx: Tx, userId: string, folded: Folded): Promise<void> {
  const { totalPoints, measures, streak } = folded;
  await tx
    .update(rewardMembers)
    .set({
      totalPoints,
      measures,
      streakDays: streak.days,
      lastActiveDay: streak.last,
      forgivenDay: streak.forgiven,
    })
    .where(eq(rewardMembers.userId, userId));
}
