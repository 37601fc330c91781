import type { Tx } from "#src/db/client.server.ts";
import type { EventSubject } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockThing } from "./lock-order.server.ts";
import { bookDispute, bookFee } from "./settle-charge.server.ts";
import { settleCheckout } from "./settle-checkout.server.ts";
import { settleIntent } from "./settle-intent.server.ts";
import { settleInvoice, settleSubscription } from "./settle-invoice.server.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { inTurn } from "./take-turns.server.ts";

export interface Thing {
  kind: EventSubject;
  id: string;
}

/** Asks how a thing at the processor stands now and writes what follows; a second time, nothing does. */
export async function workOff(tx: Tx, services: Services, { kind, id }: Thing): Promise<void> {
  await lockThing(tx, id);
  await STEPS[kind](tx, services, id);
}

/** The same without an event: whoever changed something at the processor, or waits for its news. */
export async function catchUp(services: Services, thing: Thing): Promise<void> {
  await inTurn(thing.id, () => services.db.transaction((tx) => workOff(tx, services, thing)));
}

type Step = (tx: Tx, services: Services, id: string) => Promise<void>;

const STEPS: Readonly<Record<EventSubject, Step>> = {
  intent: settleIntent,
  invoice: settleInvoice,
  subscription: settleSubscription,
  "hosted-checkout": settleCheckout,
  refund: settleRefund,
  charge: bookFee,
  dispute: bookDispute,
};
