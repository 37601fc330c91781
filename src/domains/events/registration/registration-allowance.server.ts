import type { Db } from "#src/db/client.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { AppError } from "#src/shared/errors.ts";

const DAY = 86_400;

/**
 * What anybody may do with an address that they have not proved. Tries are counted and not
 * registrations: otherwise the count would tell who is registered. Whatever is let through is mailed.
 */
const BY_ONE_SENDER = { name: "event-registration-sender", calls: 15, seconds: DAY };
const BY_ALL = { name: "event-registration-email", calls: 20, seconds: DAY };

const USED_UP =
  "This address was used for many registrations today. Please sign in with it to register, or try again tomorrow.";

interface Typed {
  senderKey: string;
  email: string;
  /** Those who run an event have a limit of their own, and strangers do not use it up. */
  isByHand: boolean;
}

export async function requireAllowance(
  db: Db,
  { senderKey, email, isByHand }: Typed,
): Promise<void> {
  const address = email.toLowerCase();
  const isWithin =
    (await isAdmitted(db, BY_ONE_SENDER, `${senderKey} ${address}`)) &&
    (isByHand || (await isAdmitted(db, BY_ALL, address)));
  if (isWithin) return;
  throw new AppError("rate_limited", USED_UP, { code: "sign_in", retryAfterSeconds: DAY });
}
