import { eq } from "drizzle-orm";
import { rewardMembers } from "#src/db/schema/rewards.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockPerson } from "../ledger/read-person.server.ts";
import { changeZone } from "./change-zone.server.ts";
import type { RewardSettings, UserStats } from "./contract.ts";
import { readStats } from "./queries.server.ts";

const NAME_MISSING = "Please say how you want to be called.";

/** A name is on the board from the next look at it on, and off it likewise. */
export function changeSettings(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  { userId, now, ...settings }: RewardSettings & { userId: string; now: Date },
): Promise<UserStats> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new AppError("not_found", "There is no such account.");
    if (viewer.id !== userId) requireTakenOff(settings);
    const { timeZone, ...shown } = settings;
    const { showsName, displayName } = { ...person.member, ...withoutGaps(shown) };
    if (showsName && !displayName)
      throw new AppError("invalid", NAME_MISSING, { fields: { displayName: NAME_MISSING } });
    await tx
      .update(rewardMembers)
      .set({ showsName, displayName })
      .where(eq(rewardMembers.userId, userId));
    if (viewer.id !== userId)
      await recordDecision(tx, viewer, {
        action: "member.hide-name",
        subject: { type: "member", id: userId, name: person.email },
        before: { displayName: person.member.displayName },
      });
    if (timeZone !== undefined) await changeZone(tx, person, timeZone, now);
    return readStats(tx, userId, now);
  });
}

/** Nobody is shown by another's choice; administrators may take a name off the board. */
function requireTakenOff({ showsName, displayName, timeZone }: RewardSettings): void {
  if (showsName === false && displayName === undefined && timeZone === undefined) return;
  throw new AppError("forbidden", "Only the member chooses the name and the time zone.");
}

const withoutGaps = <Given extends object>(given: Given): Partial<Given> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Given>;
