import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ALREADY_DECIDED } from "./already-decided.server.ts";
import type { FlagDecision } from "./contract.ts";
import { decide, type Queue } from "./decide.server.ts";
import { REPORT_REASONS } from "./limits-contract.ts";

type FlagRow = typeof flags.$inferSelect;

interface Decider {
  admin: Viewer;
  /** How each kind of thing is taken down. */
  takeDowns: Readonly<Record<string, TakeDown>>;
}

/** Not locked: the thing is locked before its reports, as by whoever deletes it. */
const flagQueue: Queue<FlagRow> = {
  lock: async (tx, id) => {
    const [flag] = await tx.select().from(flags).where(eq(flags.id, id));
    if (!flag) throw new AppError("not_found", "Report not found");
    return flag;
  },
  isWaiting: ({ status }) => status === "open",
};

/** A report that is upheld takes the thing off the site; one that is dismissed leaves it. */
export function decideFlag(
  services: Services,
  { admin, takeDowns }: Decider,
  decision: FlagDecision & { id: number },
): Promise<void> {
  const { id, status, note } = decision;
  return decide(services, admin, {
    queue: flagQueue,
    id,
    write: async (tx, flag) => {
      const takeDown = status === "upheld" ? takeDowns[flag.subjectType] : undefined;
      const isTaken = await takeDown?.(tx, services, admin, reportedIn(flag, decision)).catch(
        notIfGone,
      );
      await markDecided(tx, admin, flag, status, isTaken ?? false);
    },
    record: (_tx, flag) => ({
      action: status === "upheld" ? "flag.uphold" : "flag.dismiss",
      subject: { type: "flag", id, name: `${flag.subjectType} ${flag.subjectId}: ${flag.reason}` },
      before: { status: "open" },
      after: { status },
      note,
    }),
  });
}

/** Of two who uphold at once the second waits for the thing, and finds that it is gone. */
function notIfGone(error: unknown): false {
  if (error instanceof AppError && error.kind === "not_found") return false;
  throw error;
}

/** What the reporter wrote stays between the reporter and us. */
function reportedIn({ subjectId, reason }: FlagRow, { note, version }: FlagDecision) {
  const words: Record<string, string> = REPORT_REASONS;
  return { id: subjectId, version, reason: note || (words[reason] ?? reason) };
}

/** Taking the thing down has upheld its open reports, this one too unless it was dismissed. */
async function markDecided(
  tx: Tx,
  viewer: Viewer,
  { id }: FlagRow,
  status: FlagDecision["status"],
  isTaken: boolean,
): Promise<void> {
  const stillOurs = isTaken ? ne(flags.status, "dismissed") : eq(flags.status, "open");
  const decided = await tx
    .update(flags)
    .set({ status, decidedById: viewer.id, decidedAt: new Date() })
    .where(and(eq(flags.id, id), stillOurs))
    .returning({ id: flags.id });
  if (decided.length === 0) throw new AppError("conflict", ALREADY_DECIDED);
}
