import type { Tx } from "#src/db/client.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { NewReport, ReportedSubject } from "./contract.ts";

/** The account, else the network address: each has one open report about a thing. */
interface Reporter {
  userId: string | null;
  key: string;
}

export function reporterOf({ viewer, senderKey }: Sender): Reporter {
  const userId = viewer?.id ?? null;
  return { userId, key: userId ? `user:${userId}` : `sender:${senderKey}` };
}

/**
 * Puts a thing into the administrators' queue of reports. The caller has made sure that the reporter
 * may see the thing. A second report by the same reporter changes nothing while the first is open.
 */
export async function report(
  tx: Tx,
  reporter: Reporter,
  { subject, reason, note }: NewReport & { subject: ReportedSubject },
): Promise<void> {
  await tx
    .insert(flags)
    .values({
      subjectType: subject.type,
      subjectId: subject.id,
      reason,
      note: note || null,
      reporterId: reporter.userId,
      reporterKey: reporter.key,
    })
    .onConflictDoNothing();
}
