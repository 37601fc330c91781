import { inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { isNewAt, NEW_SECONDS } from "#src/domains/accounts/person/new-account.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { isAdmitted, secondsUntilAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportedSubject } from "./contract.ts";
import { report } from "./report.server.ts";

/** So many new accounts of one network count for a thing: a family, or a crew. */
const NEW_ACCOUNTS_MAX = 3;
/** How many of one network vote on one thing, whatever their age: a marina on a Sunday. */
const NETWORK = { name: "votes-of-network", calls: 30, seconds: 3600 };

interface Given {
  userId: string | null;
  browserKey: string | null;
  senderKey: string | null;
}

interface Vote {
  subject: ReportedSubject;
  /** Those about the same thing. */
  given: readonly Given[];
  /** "upvoted it" */
  deed: string;
}

/**
 * One browser is one person, whoever is signed in. Of one network everybody counts, new accounts a few at a time:
 * whoever is turned away may come back, and administrators are told.
 */
export async function admitVote(
  tx: Tx,
  { viewer, browserKey, networkKey }: Observer<Viewer>,
  { subject, given, deed }: Vote,
): Promise<void> {
  const others = given.filter(({ userId }) => userId !== viewer.id);
  requireOwnBrowser(others, browserKey, deed);
  if (networkKey === null) return;
  const near = others.filter(({ senderKey }) => senderKey === networkKey);
  const nearIds = near.flatMap(({ userId }) => userId ?? []);
  const fresh = await newAmong(tx, [viewer.id, ...nearIds]);
  if (fresh.has(viewer.id) && fresh.size > NEW_ACCOUNTS_MAX)
    throw new AppError(
      "rate_limited",
      `Several new accounts in your network have ${deed} already. Please come back tomorrow.`,
      { retryAfterSeconds: NEW_SECONDS },
    );
  await limitNetwork(tx, networkKey, { subject, deed });
  if (near.length + 1 === NEW_ACCOUNTS_MAX) await flagNetwork(tx, networkKey, subject);
}

async function limitNetwork(
  tx: Tx,
  networkKey: string,
  { subject, deed }: Pick<Vote, "subject" | "deed">,
): Promise<void> {
  const caller = `${networkKey}:${subject.type}:${subject.id}`;
  if (await isAdmitted(tx, NETWORK, caller)) return;
  throw new AppError(
    "rate_limited",
    `Many people in your network have ${deed} just now. Please come back in an hour.`,
    { retryAfterSeconds: await secondsUntilAdmitted(tx, NETWORK, caller) },
  );
}

async function newAmong(tx: Tx, ids: string[]): Promise<Set<string>> {
  const people = await tx
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(inArray(users.id, ids));
  const now = new Date();
  return new Set(people.filter(({ createdAt }) => isNewAt(createdAt, now)).map(({ id }) => id));
}

export function requireOwnBrowser(
  others: readonly Pick<Given, "browserKey">[],
  browserKey: string,
  deed: string,
): void {
  if (others.some((other) => other.browserKey === browserKey))
    throw new AppError("forbidden", `Somebody has ${deed} in this browser already.`);
}

/** Into the queue of reports, once while it is open. */
export const flagNetwork = (tx: Tx, networkKey: string, subject: ReportedSubject): Promise<void> =>
  report(
    tx,
    { userId: null, key: `network:${networkKey}` },
    { subject, reason: "other", note: "Several accounts of one network voted on it." },
  );
