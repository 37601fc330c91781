import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { paymentRefunds } from "#src/db/schema/payments.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { keptCents, type LedgerEntry, lockPayment } from "./book-entry.server.ts";
import { SendRefund } from "./payment-jobs.ts";

export interface WantedRefund {
  processor: LedgerEntry["processor"];
  chargeId: string;
  amountCents: number;
  reason: string;
}

/** Writes a refund down and has it sent; never more than is left. The actor is null when the money had no home. */
export async function refundCharge(
  tx: Tx,
  services: Pick<Services, "jobs">,
  admin: Viewer | null,
  wanted: WantedRefund,
): Promise<number> {
  const payment = await lockPayment(tx, wanted);
  if (!payment) throw new AppError("not_found", "There is no such payment.");
  const left = await requireLeft(tx, wanted);
  const [row] = await tx
    .insert(paymentRefunds)
    .values({ ...wanted, askedById: admin?.id })
    .returning({ id: paymentRefunds.id });
  if (!row) throw new Error("The refund was not stored");
  await services.jobs.send(tx, SendRefund, { refundId: row.id });
  await recordDecision(tx, admin ?? "system", {
    action: "payment.refund",
    subject: { type: "payment", id: payment.id, name: payment.subjectName },
    before: { keptCents: left },
    after: { keptCents: left - wanted.amountCents },
    note: wanted.reason,
  });
  return row.id;
}

type Charge = Pick<WantedRefund, "processor" | "chargeId">;

/** Answers what is left before the refund. */
export async function requireLeft(
  tx: Tx,
  { amountCents, ...charge }: Charge & { amountCents: number },
): Promise<number> {
  const left = await refundableCents(tx, charge);
  if (amountCents <= left) return left;
  throw new AppError("conflict", "More than what is left of a payment cannot be refunded.");
}

/** What is left of a payment when all refunds that are written down have gone out. */
async function refundableCents(tx: Tx, charge: Charge): Promise<number> {
  const [row] = await tx
    .select({ asked: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.processor, charge.processor),
        eq(paymentRefunds.chargeId, charge.chargeId),
        eq(paymentRefunds.state, "asked"),
      ),
    );
  return Math.max(0, (await keptCents(tx, charge)) - (row?.asked ?? 0));
}
