import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Decision } from "./contract.ts";

/** A person, or Landfall itself: what follows by a rule and what a job does. */
export type Actor = Pick<Viewer, "id"> | "system";

/** Written in the transaction of the decision: there is no decision without its row. */
export async function recordDecision(tx: Tx, actor: Actor, decision: Decision): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor === "system" ? null : actor.id,
    actorName: actor === "system" ? "system" : await nameOf(tx, actor.id),
    action: decision.action,
    subjectType: decision.subject.type,
    subjectId: String(decision.subject.id),
    subjectName: decision.subject.name,
    before: decision.before ?? null,
    after: decision.after ?? null,
    note: decision.note ?? null,
  });
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return [person?.firstName, person?.lastName].filter(Boolean).join(" ") || (person?.email ?? "");
}
