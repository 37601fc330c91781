import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import type { Decision } from "#src/domains/moderation/contract.ts";
import type { Experience } from "./contract.ts";
import type { About } from "./rules.ts";
import { type ExperienceRow, toExperience } from "./to-experience.server.ts";

export async function readAboutName(tx: Tx, { businessId, eventId }: About): Promise<string> {
  const [row] =
    eventId === null
      ? await tx
          .select({ name: businesses.name })
          .from(businesses)
          .where(eq(businesses.id, businessId ?? 0))
      : await tx.select({ name: events.title }).from(events).where(eq(events.id, eventId));
  return row?.name ?? "";
}

/** What it said and who signed it; neither the account nor where it came from. */
export function auditText(row: ExperienceRow): Omit<Experience, "id" | "createdAt"> {
  const { id: _, createdAt: _at, ...said } = toExperience(row);
  return said;
}

export async function describeDecision(
  tx: Tx,
  action: Decision["action"],
  row: ExperienceRow,
): Promise<Omit<Decision, "after" | "note">> {
  const about = await readAboutName(tx, row);
  const subject = {
    type: "experience" as const,
    id: row.id,
    name: `${row.authorName} (${about})`,
  };
  return { action, subject, before: auditText(row) };
}
