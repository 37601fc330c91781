import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockReport } from "./report-rows.server.ts";

/** Whoever deletes it waits for the flag, and closes it. */
export async function flagReport(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockReport(tx, id);
    await report(tx, reporterOf(sender), { ...given, subject: { type: "species-report", id } });
  });
}
