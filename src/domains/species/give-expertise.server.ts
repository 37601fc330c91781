import { eq } from "drizzle-orm";
import { experts } from "#src/db/schema/species.server.ts";
import { findUser, findUserByEmail } from "#src/domains/accounts/person/queries.server.ts";
import { setExpert } from "#src/domains/accounts/person/set-expert.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ExpertiseTaken } from "./events.ts";
import type { NewExpert } from "./expert-contract.ts";
import { countExpertise } from "./experts.server.ts";

/** To an account, for one group or for all. Giving it twice changes nothing. */
export function giveExpertise(
  { db }: Services,
  admin: Viewer,
  { email, group }: NewExpert,
): Promise<void> {
  return db.transaction(async (tx) => {
    const person = await findUserByEmail(tx, email);
    if (!person)
      throw new AppError("invalid", "There is no account with this address.", {
        fields: { email: "There is no account with this address." },
      });
    const [given] = await tx
      .insert(experts)
      .values({ userId: person.id, group })
      .onConflictDoNothing()
      .returning({ id: experts.id });
    if (!given) return;
    await setExpert(tx, person.id, true);
    await recordDecision(tx, admin, {
      action: "expert.give",
      subject: { type: "expert", id: given.id, name: person.email },
      after: { group },
    });
  });
}

export function takeExpertise(
  { db, jobs }: Services,
  admin: Viewer,
  { id }: { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [taken] = await tx.delete(experts).where(eq(experts.id, id)).returning();
    if (!taken) throw new AppError("not_found", "This expert is not there any more.");
    const person = await findUser(tx, taken.userId);
    if ((await countExpertise(tx, taken.userId)) === 0) await setExpert(tx, taken.userId, false);
    await recordDecision(tx, admin, {
      action: "expert.take",
      subject: { type: "expert", id, name: person?.email ?? "" },
      before: { group: taken.group },
    });
    await jobs.publish(tx, ExpertiseTaken, { userId: taken.userId });
  });
}
