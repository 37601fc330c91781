import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import type { RunningPrice } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { askProcessor } from "./ask-processor.server.ts";
import type { SubscriptionRow } from "./purchase-of.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { inTurn } from "./take-turns.server.ts";
import { catchUp } from "./work-off.server.ts";

export interface Change {
  subscriptionId: number;
  item: number;
  priceCents: number;
  description: string;
  /** What the running period was paid as, where something cheaper is agreed from the next one on. */
  running?: RunningPrice | undefined;
}

/** Another item at another price; `prorates` charges the difference of the running period at once. */
export async function changeSubscription(
  services: Services,
  { subscriptionId, prorates, ...change }: Change & { prorates: boolean },
): Promise<void> {
  const processor = requireProcessor(services);
  const id = await inTurn(`change:${subscriptionId}`, async () => {
    const row = await requireAskable(services, { subscriptionId });
    const { item, priceCents } = change;
    if (row.item !== item || row.priceCents !== priceCents) {
      // Pressed twice it is one change; changed back and forth these are three.
      const key = `${row.processorId}-${item}-${priceCents}-${row.updatedAt.getTime()}`;
      await askProcessor(processor.changePrice({ ...askedFor(row, change), key, prorates }));
    }
    return row.processorId;
  });
  await catchUp(services, { kind: "subscription", id });
}

/** What `changeSubscription` with `prorates` would charge now, in cents. */
export async function previewChange(
  services: Services,
  { subscriptionId, ...change }: Change,
): Promise<number> {
  const row = await requireAskable(services, { subscriptionId });
  return askProcessor(requireProcessor(services).previewChange(askedFor(row, change)));
}

export async function requireSubscription(db: Db, id: number): Promise<SubscriptionRow> {
  const [row] = await db.select().from(paymentSubscriptions).where(eq(paymentSubscriptions.id, id));
  if (!row) throw new AppError("not_found", "There is no such subscription.");
  return row;
}

/** Of the processor in use: what another one charges for is about to be ended, and is not its to change. */
export async function requireAskable(
  services: Services,
  { subscriptionId }: { subscriptionId: number },
): Promise<SubscriptionRow> {
  const row = await requireSubscription(services.db, subscriptionId);
  if (row.state !== "ended" && row.processor === requireProcessor(services).name) return row;
  throw new AppError("conflict", "This subscription has ended.");
}

const askedFor = (row: SubscriptionRow, change: Omit<Change, "subscriptionId">) => ({
  id: row.processorId,
  priceCents: change.priceCents,
  description: change.description,
  running: change.running,
  reference: {
    ...{ orderId: row.orderId, product: row.product },
    ...{ subjectId: row.subjectId, item: change.item },
  },
});
