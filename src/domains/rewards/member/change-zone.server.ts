import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { pointEntries, rewardZones } from "#src/db/schema/rewards.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockPerson, type Person, readZones } from "../ledger/read-person.server.ts";
import { zoneAt, zoneTakesEffect } from "../worth/local-days.ts";

/** The first clock of somebody without points is theirs from the beginning; others wait for the day to end. */
export async function changeZone(
  tx: Tx,
  person: Person,
  timeZone: string,
  now: Date,
): Promise<void> {
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

interface DeviceZone {
  userId: string;
  timeZone: string;
  now: Date;
}

/** Whoever has never said which clock they live by lives by that of the device. */
export async function adoptZone(
  { db }: Pick<Services, "db">,
  { userId, timeZone, now }: DeviceZone,
): Promise<void> {
  const isTheirs = (zones: Awaited<ReturnType<typeof readZones>>) =>
    zones.length > 0 || zoneAt(zones, now) === timeZone;
  if (isTheirs(await readZones(db, userId))) return;
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person && !isTheirs(person.zones)) await changeZone(tx, person, timeZone, now);
  });
}
