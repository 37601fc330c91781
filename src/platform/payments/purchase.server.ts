import type { Db, Tx } from "#src/db/client.server.ts";

/** What somebody buys: a package for a listing, a plan for a person. */
export interface Purchase {
  orderId: number;
  product: ProductName;
  /** The listing's or the person's id, and the name that it had. */
  subjectId: string;
  subjectName: string;
  /** The level of a package; 0 where there is one thing to buy. */
  item: number;
  renews: boolean;
  priceCents: number;
  creditCents: number;
  buyerId: string | null;
}

export type ProductName = "promotion" | "organizer";

export interface SubscriptionState {
  id: number;
  orderId: number;
  product: ProductName;
  subjectId: string;
  item: number;
  buyerId: string | null;
  state: "incomplete" | "active" | "past-due" | "ended";
  priceCents: number;
  periodStart: Date;
  periodEnd: Date;
  cancelAt: Date | null;
  /** Of the first failure in a row. */
  pastDueSince: Date | null;
}

interface Period {
  start: Date;
  end: Date;
}

interface PaidPeriod extends Period {
  /** What unused days of something else paid of it. */
  creditCents: number;
}

/** Money that arrived. */
export interface Payment extends Purchase {
  paidCents: number;
  /** Null when credit paid for all of it. */
  chargeId: string | null;
  paidAt: Date;
  isRenewal: boolean;
  /** The time that an invoice of a subscription paid for; null for a single month. */
  period: Period | null;
  subscription: SubscriptionState | null;
}

/** As the ledger calls it: money went back, or came again. */
export type ReturnReason = "refund" | "refund-failed" | "dispute" | "dispute-won";

export interface Returned {
  purchase: Purchase;
  processor: "stripe" | "sandbox";
  chargeId: string;
  because: ReturnReason;
  paidCents: number;
  /** What is left of it after refunds and disputes. */
  keptCents: number;
}

/** "Basic Featured for Halfway Rock has ended. Nothing more is charged for it." */
interface Standing {
  ownerId: string | null;
  words: string;
}

/** A domain that sells something says what follows when money comes and goes, in the same transaction. */
export interface ProductOf<S> {
  name: ProductName;
  /** Money without a home is refunded by itself, and administrators get a task. */
  deliver(tx: Tx, services: S, payment: Payment): Promise<"delivered" | { refusedBecause: string }>;
  /** A subscription was renewed, is past due, was cancelled or has ended; or was never paid. */
  follow(tx: Tx, services: S, subscription: SubscriptionState): Promise<void>;
  /** Money went back, or a refund failed and it came again. */
  takeBack(tx: Tx, services: S, returned: Returned): Promise<void>;
  /**
   * The same, for whoever is about to send money back: what would follow, in sentences. The transaction is rolled
   * back.
   */
  foresee(tx: Tx, services: S, returned: Returned): Promise<string[]>;
  /** "Premium Featured for Halfway Rock Crab Deck". */
  describe(purchase: Pick<Purchase, "subjectName" | "item">): string;
  /** The time that a charge paid for, as its receipt says it; null where there is none. */
  periodOf?(db: Db, charge: { chargeId: string }): Promise<PaidPeriod | null>;
  /** How what a charge paid for stands now that money of it went back, for whoever has it. */
  standingOf?(db: Db, charge: { chargeId: string }): Promise<Standing | null>;
  /** The page on which whoever bought it can cancel, and give another card: "/event-subscription". */
  managedAt(purchase: Pick<Purchase, "subjectId">): `/${string}`;
}
