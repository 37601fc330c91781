import type { Logger } from "pino";
import { type Connection, openDatabase } from "#src/db/client.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import type { Secrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Books } from "./books.server.ts";
import { cancelIntent } from "./cancel-intent.server.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.server.ts";
import { changePrice, previewChange } from "./change-price.server.ts";
import { createCheckout } from "./create-checkout.server.ts";
import { createIntent } from "./create-intent.server.ts";
import { createSubscription } from "./create-subscription.server.ts";
import { type Deliver, deliverEvents } from "./deliver-events.server.ts";
import { openPortal, type Portal, sealPortal } from "./portal-token.server.ts";
import {
  findCharge,
  findCheckout,
  findDispute,
  findIntent,
  findInvoice,
  findRefund,
  findSubscription,
} from "./queries.server.ts";
import { refundCharge } from "./refund-charge.server.ts";
import { readSignedEvent, SIGNATURE_HEADER } from "./sign-event.server.ts";
import { sweepBooks } from "./sweep.server.ts";
import { takeTurns } from "./take-turns.server.ts";

/** The processor that ships with Landfall: everything but the money. */
export interface Sandbox extends PaymentProcessor {
  name: "sandbox";
  books: Books;
  /** Of a link that `createPortalLink` has made; null for every other one. */
  openPortal(token: string): Portal | null;
  /** All that time has brought about, and what could not be delivered. */
  sweep(): Promise<void>;
  /** Resolves when what was told so far is delivered, or waits for another try. */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

interface SandboxOptions {
  connection: Connection;
  secrets: Secrets;
  baseUrl: string;
  log: Logger;
  deliver: Deliver;
  clock?: () => Date;
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const { connection, secrets, baseUrl, log, deliver, clock = () => new Date() } = options;
  const lost = (error: Error) => log.warn({ err: error }, "database connection lost");
  const { db, pool } = openDatabase(connection, lost, { max: 4 });
  let isOpen = true;
  const deliveries = takeTurns(
    () => deliverEvents(books, deliver, () => isOpen),
    (error) => log.warn({ err: error }, "events of the sandbox wait"),
  );
  const books: Books = { db, clock, baseUrl, wake: deliveries.again };
  return {
    name: "sandbox",
    publishableKey: null,
    books,
    ...portOf(books),
    readEvent: (body, headers, now) =>
      readSignedEvent(secrets, { body, header: headers.get(SIGNATURE_HEADER) }, now),
    createPortalLink: async (customerId, returnTo) =>
      `${baseUrl}/sandbox-portal/${sealPortal(secrets, { customerId, returnTo }, new Date())}`,
    openPortal: (token) => openPortal(secrets, token, new Date()),
    async sweep() {
      await sweepBooks(books);
      deliveries.again();
      await deliveries.idle();
    },
    delivered: deliveries.idle,
    async stop() {
      isOpen = false;
      await deliveries.idle();
      await pool.end();
    },
  };
}

type Port = Omit<PaymentProcessor, "name" | "publishableKey" | "readEvent" | "createPortalLink">;

const portOf = (books: Books): Port => ({
  createIntent: (intent) => createIntent(books, intent),
  findIntent: (id) => findIntent(books.db, id),
  cancelIntent: (id) => cancelIntent(books, id),
  createSubscription: (subscription) => createSubscription(books, subscription),
  createHostedCheckout: (checkout) => createCheckout(books, checkout),
  findHostedCheckout: (id) => findCheckout(books.db, books.baseUrl, id),
  findSubscription: (id) => findSubscription(books.db, id),
  changePrice: (change) => changePrice(books, change),
  previewChange: (change) => previewChange(books, change),
  cancelSubscription: (cancel) => cancelSubscription(books, cancel),
  resumeSubscription: (id) => resumeSubscription(books, id),
  findInvoice: (id) => findInvoice(books.db, id),
  refund: (refund) => refundCharge(books, refund),
  findRefund: (id) => findRefund(books.db, id),
  findCharge: (id) => findCharge(books.db, id),
  findDispute: (id) => findDispute(books.db, id),
});

const isSandbox = (processor: PaymentProcessor | null): processor is Sandbox =>
  processor?.name === "sandbox";

export const findSandbox = ({ payments }: Pick<Services, "payments">): Sandbox | null =>
  isSandbox(payments) ? payments : null;

/** With another processor its calls are not there. */
export function requireSandbox(services: Pick<Services, "payments">): Sandbox {
  const sandbox = findSandbox(services);
  if (sandbox === null) throw new AppError("not_found", "There is no such call.");
  return sandbox;
}
