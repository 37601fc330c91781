import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { findRefunded } from "#src/domains/payments/find-refunded.server.ts";
import type { ReturnReason } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { findStanding } from "./find-standing.server.ts";
import { EndMovedMail } from "./mails/promotion-mails.tsx";

interface Returned {
  processor: "stripe" | "sandbox";
  chargeId: string;
  because: ReturnReason;
}

const REASONS: Record<ReturnReason, string> = {
  refund: "a payment for it was refunded",
  "refund-failed": "a refund of its payment did not go through",
  dispute: "the bank of whoever paid for it took the money back",
  "dispute-won": "the money that a bank had taken back came again",
};

/** To the listing's owner, unless the mail about the refund tells the same reader. */
export async function mailMovedEnd(
  services: Services,
  { because, ...charge }: Returned,
): Promise<void> {
  const standing = await findStanding(services.db, charge);
  const owner = standing?.ownerId ? await findUser(services.db, standing.ownerId) : undefined;
  if (!standing || !owner) return;
  const isRefund = because === "refund" || because === "refund-failed";
  if (isRefund && (await findRefunded(services, charge))?.address === owner.email) return;
  const { business, businessId, packageName, how, isOver } = standing;
  await services.mail.send({
    to: owner.email,
    subject: isOver
      ? `The promotion of ${business} has ended`
      : `The promotion of ${business} ends on another day`,
    body: (
      <EndMovedMail
        name={owner.firstName ?? "there"}
        title={isOver ? "Your promotion has ended" : "Your promotion ends on another day"}
        sentence={`${packageName} for ${business} ${how}, because ${REASONS[because]}.`}
        link={`${services.site.baseUrl}/user-dashboard/business/${businessId}?tab=promotion`}
      />
    ),
  });
}
