import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import {
  changeSubscription,
  previewChange,
} from "#src/domains/payments/change-subscription.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { toDollars } from "#src/shared/money.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOwnersRenewing } from "./cancel-promotion.server.ts";
import { priceCentsOf, requirePackage } from "./package-rules.ts";
import { promotionProduct } from "./product.server.ts";
import type { PackageChange } from "./promotion-contract.ts";
import { findPromotionOf, listPeriodsOf } from "./queries.server.ts";

interface WantedChange {
  businessId: number;
  packageLevel: number;
}

/** A dearer package begins now and is charged for the days that are left; a cheaper one begins with the next month. */
export async function changePromotion(
  services: Services,
  viewer: Viewer,
  wanted: WantedChange,
): Promise<void> {
  const { change, isUpgrade } = await readChange(services, viewer, wanted);
  await changeSubscription(services, { ...change, prorates: isUpgrade });
}

/** What the change would cost now, and when it would begin. */
export async function previewPromotionChange(
  services: Services,
  viewer: Viewer,
  wanted: WantedChange,
): Promise<PackageChange> {
  const { change, isUpgrade, subscription } = await readChange(services, viewer, wanted);
  const { name, price } = requirePackage(wanted.packageLevel);
  const cents = isUpgrade ? await previewChange(services, change) : 0;
  return {
    ...{ packageLevel: wanted.packageLevel, packageName: name, price },
    amount: toDollars(cents),
    startsAt: isUpgrade ? null : subscription.periodEnd.toISOString(),
    nextChargeAt: subscription.periodEnd.toISOString(),
  };
}

async function readChange(services: Services, viewer: Viewer, wanted: WantedChange) {
  const { businessId, packageLevel } = wanted;
  const subscription = await requireOwnersRenewing(services, viewer, { businessId });
  const business = await requireListing(services.db, businessId, viewer);
  const levelNow = await readLevel(services, subscription);
  requireChange(subscription, { packageLevel, levelNow });
  const isUpgrade = packageLevel > levelNow;
  if (isUpgrade) await requireWholeMonth(services, subscription);
  return {
    ...{ subscription, isUpgrade },
    change: {
      subscriptionId: subscription.id,
      item: packageLevel,
      priceCents: priceCentsOf(packageLevel),
      description: promotionProduct.describe({ item: packageLevel, subjectName: business.name }),
      running: paidAs(subscription, levelNow),
    },
  };
}

/** Of the month that runs: the next one may be agreed to be cheaper. */
async function readLevel({ db }: Services, { orderId, item }: SubscriptionState): Promise<number> {
  const promotion = await findPromotionOf(db, { orderId });
  return promotion?.packageLevel ?? item;
}

/** The processor would take off the days of a month whose money went back. */
async function requireWholeMonth({ db }: Services, { orderId }: SubscriptionState): Promise<void> {
  const promotion = await findPromotionOf(db, { orderId });
  const periods = promotion ? await listPeriodsOf(db, { promotionId: promotion.id }) : [];
  if (periods.findLast(({ isGrace }) => !isGrace)?.endedBecause !== "returned") return;
  throw new AppError(
    "conflict",
    "A part of what paid for this month went back, so a dearer package cannot begin within it. Buy one month, or change it with the next charge.",
  );
}

/** Where the next month is agreed to be another package, the unused days are worth what this one costs. */
function paidAs({ item, periodEnd }: SubscriptionState, levelNow: number) {
  const isOver = periodEnd <= new Date();
  if (item === levelNow || isOver) return undefined;
  return { item: levelNow, priceCents: priceCentsOf(levelNow) };
}

function requireChange(
  { state, item, cancelAt }: SubscriptionState,
  { packageLevel, levelNow }: { packageLevel: number; levelNow: number },
): void {
  if (state === "past-due") {
    throw new AppError("conflict", "The last payment is still open. Please pay it first.");
  }
  if (cancelAt !== null) {
    throw new AppError("conflict", "This promotion is cancelled. Please resume it first.");
  }
  if (packageLevel === item && packageLevel === levelNow) {
    throw new AppError("conflict", "This package runs already.");
  }
}
