import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { askProcessor } from "./ask-processor.server.ts";
import { requireAskable, requireSubscription } from "./change-subscription.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { catchUp } from "./work-off.server.ts";

/** At the end of what is paid for, or at once. Who may is the product's question. */
export async function cancelSubscription(
  services: Services,
  { subscriptionId, at }: { subscriptionId: number; at: "period-end" | "now" },
): Promise<void> {
  const processor = requireProcessor(services);
  const { processorId: id, ...row } = await requireSubscription(services.db, subscriptionId);
  if (row.processor !== processor.name || (row.state === "ended" && at === "period-end")) return;
  await askProcessor(processor.cancelSubscription({ id, at }));
  await catchUp(services, { kind: "subscription", id });
}

/** Takes back a cancellation while the paid time runs. */
export async function resumeSubscription(
  services: Services,
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const { processorId: id } = await requireAskable(services, { subscriptionId });
  await askProcessor(requireProcessor(services).resumeSubscription(id));
  await catchUp(services, { kind: "subscription", id });
}

/** Where the buyer changes the card and sees invoices; null when there is nothing to show. */
export async function portalLink(
  services: Services,
  viewer: Viewer,
  { subscriptionId, returnTo }: { subscriptionId: number; returnTo: string },
): Promise<string | null> {
  const { buyerId, customerId } = await requireAskable(services, { subscriptionId });
  if (buyerId !== viewer.id) {
    throw new AppError("forbidden", "Only whoever pays for it sees its card and invoices.");
  }
  return askProcessor(requireProcessor(services).createPortalLink(customerId, returnTo));
}
