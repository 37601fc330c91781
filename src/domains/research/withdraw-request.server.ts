import { eq } from "drizzle-orm";
import { collaborationRequests } from "#src/db/schema/research.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverCollaborationWithdrawal } from "./mail-jobs.ts";
import { lockRequest } from "./read-requests.server.ts";
import { requestOfToken } from "./research-tokens.server.ts";

/** By whoever holds its link, answered or not. Doing it twice does it once. A lead who waits for them is told. */
export async function withdrawRequest(
  services: Services,
  { token }: { token: string },
): Promise<{ status: "withdrawn" }> {
  const id = requestOfToken(services, token);
  await services.db.transaction(async (tx) => {
    const { status, isDemo } = await lockRequest(tx, id);
    if (status === "withdrawn") return;
    await tx
      .update(collaborationRequests)
      .set({ status: "withdrawn" })
      .where(eq(collaborationRequests.id, id));
    if (status !== "declined" && !isDemo)
      await services.jobs.send(tx, DeliverCollaborationWithdrawal, { requestId: id });
  });
  return { status: "withdrawn" };
}
