import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { pointEntries, rewardMembers, rewardZones } from "#src/db/schema/rewards.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockPerson, type Person } from "../ledger/read-person.server.ts";
import { zoneAt, zoneTakesEffect } from "../worth/local-days.ts";
import type { RewardSettings, UserStats } from "./contract.ts";
import { readStats } from "./queries.server.ts";

const NAME_MISSING = "Please say how you want to be called.";

/** A name is on the board from the next look at it on, and off it likewise. */
export function changeSettings(
  { db }: Pick<Services, "db">,
  { userId, now, ...settings }: RewardSettings & { userId: string; now: Date },
): Promise<UserStats> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new AppError("not_found", "There is no such account.");
    const { timeZone, ...shown } = settings;
    const { showsName, displayName } = { ...person.member, ...withoutGaps(shown) };
    if (showsName && !displayName)
      throw new AppError("invalid", NAME_MISSING, { fields: { displayName: NAME_MISSING } });
    await tx
      .update(rewardMembers)
      .set({ showsName, displayName })
      .where(eq(rewardMembers.userId, userId));
    if (timeZone !== undefined) await changeZone(tx, person, timeZone, now);
    return readStats(tx, userId, now);
  });
}

const withoutGaps = <Given extends object>(given: Given): Partial<Given> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Given>;

/** The first clock of somebody without points is theirs from the beginning; others wait for the day to end. */
async function changeZone(tx: Tx, person: Person, timeZone: string, now: Date): Promise<void> {
  const { userId, zones } = person;
  await tx
    .delete(rewardZones)
    .where(and(eq(rewardZones.userId, userId), gt(rewardZones.effectiveFrom, now)));
  const inForce = zones.filter(({ effectiveFrom }) => effectiveFrom <= now);
  const isFirst =
    inForce.length === 0 && (await tx.$count(pointEntries, eq(pointEntries.userId, userId))) === 0;
  if (!isFirst && zoneAt(inForce, now) === timeZone) return;
  const effectiveFrom = isFirst ? new Date(0) : zoneTakesEffect(inForce, now);
  await tx.insert(rewardZones).values({ userId, timeZone, effectiveFrom });
}
