import { eq } from "drizzle-orm";
import { collaborationRequests } from "#src/db/schema/research.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockRequest } from "./read-requests.server.ts";
import { requestOfToken } from "./research-tokens.server.ts";

/** By whoever holds its link, answered or not. Doing it twice does it once. */
export async function withdrawRequest(
  services: Services,
  { token }: { token: string },
): Promise<{ status: "withdrawn" }> {
  const id = requestOfToken(services, token);
  await services.db.transaction(async (tx) => {
    await lockRequest(tx, id);
    await tx
      .update(collaborationRequests)
      .set({ status: "withdrawn" })
      .where(eq(collaborationRequests.id, id));
  });
  return { status: "withdrawn" };
}
