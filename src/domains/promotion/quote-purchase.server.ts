import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import { amountDue, LEAST_CHARGE_CENTS, usableCredit } from "#src/domains/payments/rules.ts";
import { AppError } from "#src/shared/errors.ts";
import { toDollars } from "#src/shared/money.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { priceCentsOf } from "./package-rules.ts";
import type { Quote } from "./promotion-contract.ts";
import { listPromotedTimes } from "./queries.server.ts";
import { endOf, lengthened, type PromotedTime, planPurchase } from "./rules.ts";

export interface Wanted {
  businessId: number;
  packageLevel: number;
  renews: boolean;
}

const ORDER_HOURS = 24;

export interface PricedPurchase {
  priceCents: number;
  creditCents: number;
  quote: Quote;
}

/**
 * What a package costs now. Whoever has an open order keeps the credit that it promised for a day: the unused
 * seconds that pass while a card is typed are given.
 */
export async function quotePurchase(db: Db, wanted: Wanted, now: Date): Promise<PricedPurchase> {
  const { businessId, packageLevel: level, renews } = wanted;
  const priceCents = priceCentsOf(level);
  const orderedAt = (await findOrderedAt(db, wanted, now)) ?? now;
  const times = await listPromotedTimes(db, { businessId, since: orderedAt });
  const plan = planPurchase({ level, renews, priceCents }, times, now);
  const worth = planPurchase({ level, renews, priceCents }, times, orderedAt).creditCents;
  const creditCents = usableCredit({ priceCents, creditCents: worth, renews });
  const extraCents = worth - creditCents;
  if (renews && extraCents > LEAST_CHARGE_CENTS) throw paidFurther(times);
  const endsAt = renews ? plan.endsAt : lengthened(plan, { priceCents, extraCents });
  const amount = toDollars(amountDue({ priceCents, creditCents }));
  return {
    ...{ priceCents, creditCents },
    quote: {
      ...{ price: toDollars(priceCents), credit: toDollars(creditCents), amount },
      ...{ startsAt: plan.startsAt.toISOString(), endsAt: endsAt.toISOString() },
      autoRenew: renews,
    },
  };
}

async function findOrderedAt(db: Db, wanted: Wanted, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - ORDER_HOURS * 3_600_000);
  const [order] = await db
    .select({ createdAt: paymentOrders.createdAt })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.product, "promotion"),
        eq(paymentOrders.subjectId, String(wanted.businessId)),
        eq(paymentOrders.item, wanted.packageLevel),
        eq(paymentOrders.renews, wanted.renews),
        eq(paymentOrders.state, "open"),
        gt(paymentOrders.createdAt, since),
      ),
    );
  return order?.createdAt;
}

/** A subscription has no longer first month, so that the rest of what is paid would be lost. */
function paidFurther(times: readonly PromotedTime[]): AppError {
  const until = new Date(Math.max(...times.map((time) => endOf(time).getTime())));
  return new AppError(
    "conflict",
    `This listing is paid for until ${formatLongDay(until.toISOString())}, which is worth more than a month of this package. You can buy one month now; after that day you can have one renewed here.`,
  );
}
