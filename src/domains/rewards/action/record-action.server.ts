import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { pointEntries } from "#src/db/schema/rewards.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { lockPerson, type Person } from "../ledger/read-person.server.ts";
import { reconcileLocked } from "../ledger/reconcile-person.server.ts";
import type { ActionResult, UserAction } from "./contract.ts";
import { UNCOUNTED_WORDS, type UncountedReason } from "./limits-contract.ts";
import { recordShare, requireShared } from "./record-share.server.ts";
import { recordVisit } from "./record-visit.server.ts";

interface Told {
  userId: string;
  told: UserAction;
}

/** What a device tells of is kept and counted in the person's turn; what the server sees itself is not. */
export async function recordAction(
  services: Services,
  viewer: Viewer,
  { userId, told }: Told,
): Promise<ActionResult> {
  if (viewer.id !== userId) {
    if (!(await findUser(services.db, userId)))
      throw new AppError("not_found", "There is no such account.");
    return uncounted("not_oneself");
  }
  if (viewer.isAdmin) return uncounted("administrator");
  if (told.action === "social_share") await requireShared(services, told.metadata);
  return services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new AppError("unauthenticated", "Please sign in.");
    const now = new Date();
    const kept = await keep(tx, person, told, now);
    if ("refused" in kept) return uncounted(kept.refused);
    await reconcileLocked(tx, person, now);
    return readResult(tx, person, kept.id);
  });
}

async function keep(
  tx: Tx,
  person: Person,
  told: UserAction,
  now: Date,
): Promise<{ id: number } | { refused: UncountedReason }> {
  if (told.action === "social_share") return recordShare(tx, person, told.metadata, now);
  if (told.action === "visit") return recordVisit(tx, person, told.metadata, now);
  return { refused: "seen_by_server" };
}

const uncounted = (reason: UncountedReason): ActionResult => ({
  counted: false,
  points: 0,
  reason,
  message: UNCOUNTED_WORDS[reason],
});

/** As the ledger has it. */
async function readResult(tx: Tx, { userId }: Person, id: number): Promise<ActionResult> {
  const [line] = await tx
    .select({ points: pointEntries.points })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.userId, userId),
        eq(pointEntries.source, String(id)),
        eq(pointEntries.seq, 1),
        inArray(pointEntries.kind, ["visit", "share"]),
      ),
    );
  if (!line) return uncounted("own_listing");
  if (line.points === 0) return uncounted("over_limit");
  return { counted: true, points: line.points, reason: null, message: `+${line.points} points` };
}
