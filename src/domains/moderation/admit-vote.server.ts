import type { Tx } from "#src/db/client.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ReportedSubject } from "./contract.ts";
import { report } from "./report.server.ts";

/** So many accounts of one network count for a thing: a family, or a crew. */
const NETWORK_MAX = 3;

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

/** One browser is one person, whoever is signed in, and one network is a few; the last of these is told to administrators. */
export async function admitVote(
  tx: Tx,
  { viewer, browserKey, senderKey }: Observer<Viewer>,
  { subject, given, deed }: Vote,
): Promise<void> {
  const others = given.filter(({ userId }) => userId !== viewer.id);
  requireOwnBrowser(others, browserKey, deed);
  const near = others.filter((other) => other.senderKey === senderKey).length;
  if (near >= NETWORK_MAX)
    throw new AppError("forbidden", `Several people in your network have ${deed} already.`);
  if (near + 1 === NETWORK_MAX) await flagNetwork(tx, senderKey, subject);
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
export const flagNetwork = (tx: Tx, senderKey: string, subject: ReportedSubject): Promise<void> =>
  report(
    tx,
    { userId: null, key: `network:${senderKey}` },
    { subject, reason: "other", note: "Several accounts of one network voted on it." },
  );
