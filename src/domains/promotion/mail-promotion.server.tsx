import { eq } from "drizzle-orm";
import type { ComponentType } from "react";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import type { PromotionMailProps } from "./mails/promotion-mails.tsx";
import { requirePackage } from "./package-rules.ts";

interface Letter {
  promotionId: number;
  subject: (about: string) => string;
  Body: ComponentType<PromotionMailProps>;
  /** "next": the day of the next charge; else its last day. */
  day: "next" | "end";
  /** Whose package is named: another one may be agreed for the next month. */
  month: "next" | "running";
  path: (businessId: number, reader: { isOwner: boolean }) => string;
}

/** To whoever pays, else to the listing's owner; nobody is told where there is neither. */
export async function mailPromotion(
  services: Services,
  { promotionId, subject, Body, day, month, path }: Letter,
): Promise<void> {
  const found = await readPromotion(services, promotionId);
  const to = found && (await findReader(services, found.buyerId ?? found.ownerId));
  if (!found || !to) return;
  const { promotion, business, nextCharge, nextPrice, nextItem } = found;
  const isOwner = to.id === found.ownerId;
  const at = day === "next" ? (nextCharge ?? promotion.endsAt) : promotion.endsAt;
  await services.mail.send({
    to: to.email,
    subject: subject(business),
    body: (
      <Body
        name={to.firstName ?? "there"}
        business={business}
        packageName={
          month === "next" && nextItem ? requirePackage(nextItem).name : promotion.packageName
        }
        day={formatLongDay(at.toISOString())}
        price={dollars(nextPrice ?? promotion.monthlyPriceCents)}
        link={`${services.site.baseUrl}${path(promotion.businessId, { isOwner })}`}
      />
    ),
  });
}

async function readPromotion({ db }: Services, id: number) {
  const [row] = await db
    .select({
      promotion: promotions,
      business: businesses.name,
      ownerId: businesses.ownerId,
      buyerId: paymentOrders.buyerId,
      nextCharge: paymentSubscriptions.periodEnd,
      nextPrice: paymentSubscriptions.priceCents,
      nextItem: paymentSubscriptions.item,
    })
    .from(promotions)
    .innerJoin(businesses, eq(businesses.id, promotions.businessId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, promotions.orderId))
    .leftJoin(paymentSubscriptions, eq(paymentSubscriptions.id, promotions.subscriptionId))
    .where(eq(promotions.id, id));
  return row;
}

async function findReader({ db }: Services, userId: string | null) {
  if (userId === null) return undefined;
  const [person] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}
