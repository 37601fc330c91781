import type { Customer } from "#src/platform/payments/processor.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";

/** Who is charged again every month. */
export type Subscriber = Pick<Customer, "userId" | "email" | "name">;

export interface WantedOrder {
  product: Product;
  subjectId: string;
  subjectName: string;
  item: number;
  priceCents: number;
  creditCents: number;
  /** Null, or left out, for a single month. */
  customer?: Subscriber | null;
}

export interface OpenedOrder {
  orderId: number;
  amountCents: number;
  /** What of the credit was used: a subscription charges something at once. */
  creditCents: number;
  /** For the card form; null when there is nothing left to pay. */
  clientSecret: string | null;
  isPaid: boolean;
}
