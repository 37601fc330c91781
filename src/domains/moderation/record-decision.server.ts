import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Decision } from "./contract.ts";

/** Written in the transaction of the decision: there is no decision without its row. */
export async function recordDecision(tx: Tx, actor: Viewer, decision: Decision): Promise<void> {
  const [{ firstName, lastName, email } = { firstName: null, lastName: null, email: "" }] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, actor.id));
  const name = [firstName, lastName].filter(Boolean).join(" ");
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorName: name || email,
    action: decision.action,
    subjectType: decision.subject.type,
    subjectId: String(decision.subject.id),
    subjectName: decision.subject.name,
    before: decision.before ?? null,
    after: decision.after ?? null,
    note: decision.note ?? null,
  });
}
