import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { keptCents } from "#src/domains/payments/book-entry.server.ts";
import { EndSubscription } from "#src/domains/payments/payment-jobs.ts";
import { ledgerOf } from "#src/domains/payments/queries.server.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { PLAN_NAME } from "./limits-contract.ts";
import { noteToldEnd } from "./note-news.server.ts";

type PlanRow = typeof paymentSubscriptions.$inferSelect;

interface Kept extends Pick<Returned, "chargeId" | "keptCents"> {
  purchase: Pick<Returned["purchase"], "orderId">;
}

/**
 * Whoever got the last month's money back is charged no more; the plan ends when the processor says that it has. An
 * earlier month's money takes nothing away from the one that runs.
 */
export async function takeBackPlan(tx: Tx, services: Services, returned: Returned): Promise<void> {
  const plan = await findPlanOf(tx, returned);
  if (!plan || !(await isEnd(tx, returned))) return;
  if (returned.because === "refund") await noteToldEnd(tx, plan);
  await services.jobs.send(tx, EndSubscription, { subscriptionId: plan.id });
}

export async function foreseePlan(
  tx: Tx,
  _services: Services,
  returned: Returned,
): Promise<string[]> {
  const plan = await findPlanOf(tx, returned);
  if (!plan || plan.state === "ended") return [`${PLAN_NAME} is over already.`];
  if (await isEnd(tx, returned)) return [`${PLAN_NAME} ends at once and is charged no more.`];
  return [`Nothing is shortened: ${goesOn(plan)}`];
}

/** For the mail about a refund. */
export async function findPlanStanding(
  db: Db,
  { chargeId }: { chargeId: string },
): Promise<{ ownerId: string; words: string } | null> {
  const [payment] = await ledgerOf(db, { chargeId });
  const plan = payment && (await findPlanOf(db, { purchase: payment }));
  if (!plan) return null;
  const kept = await keptCents(db, payment);
  const isOver =
    plan.state === "ended" || (await isEnd(db, { purchase: payment, chargeId, keptCents: kept }));
  return { ownerId: plan.subjectId, words: isOver ? ENDED : goesOn(plan) };
}

const ENDED = `${PLAN_NAME} has ended. Nothing more is charged for it. Your events stay; new ones need a plan again.`;

const goesOn = ({ cancelAt, periodEnd }: PlanRow): string =>
  cancelAt
    ? `${PLAN_NAME} runs until ${dayOf(cancelAt)}. Nothing more is charged for it.`
    : `${PLAN_NAME} goes on and renews on ${dayOf(periodEnd)}.`;

const dayOf = (date: Date): string => formatLongDay(date.toISOString());

/** Nothing is kept of the last payment. */
async function isEnd(db: Db | Tx, { purchase, chargeId, keptCents }: Kept): Promise<boolean> {
  if (keptCents > 0) return false;
  const entries = await ledgerOf(db, { orderId: purchase.orderId });
  return entries.findLast(({ kind }) => kind === "payment")?.chargeId === chargeId;
}

async function findPlanOf(
  db: Db | Tx,
  { purchase }: Pick<Kept, "purchase">,
): Promise<PlanRow | undefined> {
  const [plan] = await db
    .select()
    .from(paymentSubscriptions)
    .where(
      and(
        eq(paymentSubscriptions.product, "organizer"),
        eq(paymentSubscriptions.orderId, purchase.orderId),
      ),
    );
  return plan;
}
