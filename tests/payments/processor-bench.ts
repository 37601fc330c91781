import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";

export interface SignedBody {
  body: Buffer;
  headers: Headers;
}

/** A processor with all that happens outside Landfall: payers, time, banks and the post. */
export interface ProcessorBench {
  processor: PaymentProcessor;
  /** What the payer does in the page. */
  pay(
    clientSecret: string,
    card?: "good" | "declined",
    email?: string,
  ): Promise<"succeeded" | "failed">;
  /** On the processor's own page, or on ours. */
  payHosted(checkoutId: string): Promise<void>;
  now(): Date;
  /** Time passes; what it brings about has happened. */
  passTo(now: Date): Promise<void>;
  /** From now on the card of all subscriptions is refused. */
  loseCards(): Promise<void>;
  openDispute(chargeId: string): Promise<string>;
  settleDispute(id: string, outcome: "won" | "lost"): Promise<void>;
  /** An event as the processor sends it, signed at that time. */
  signed(thing: { object: string; id: string }, at: Date): SignedBody;
  lastInvoiceOf(subscriptionId: string): Promise<string>;
  /** What was told about this thing, by the events' names. */
  toldAbout(id: string): Promise<string[]>;
  close(): Promise<void>;
}
