import type { Tx } from "#src/db/client.server.ts";
import { sessions } from "#src/db/schema/accounts.server.ts";
import { hashToken, randomToken } from "#src/platform/secrets.server.ts";

const SESSION_DAYS = 30;

export const sessionEnd = (): Date => new Date(Date.now() + SESSION_DAYS * 86_400_000);

/** Answers the token for the cookie; the table keeps only its hash. */
export async function openSession(tx: Tx, userId: string, userAgent: string): Promise<string> {
  const token = randomToken();
  await tx.insert(sessions).values({
    sid: hashToken(token),
    userId,
    sess: { userAgent: userAgent.slice(0, 300) },
    expire: sessionEnd(),
  });
  return token;
}
