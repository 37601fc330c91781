const KEY = "landfall-payment";

/** A payment that was sent and of which the page still waits to hear. */
export interface WaitingPayment {
  businessId: number;
  packageLevel: number;
  orderId: number;
  clientSecret: string;
  /** The answer was lost: whether it was paid is not known yet. */
  isUnheard?: boolean;
  /** Another card had paid it before: this payer's was not charged. */
  isPaidBefore?: boolean;
}

/** Kept in this tab alone: a reloaded page goes on waiting, and the next one tells how it ended. */
export function keepWaiting(payment: WaitingPayment): void {
  sessionStorage.setItem(KEY, JSON.stringify(payment));
}

export function readWaiting(): WaitingPayment | null {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as WaitingPayment) : null;
}

export const stopWaiting = (): void => sessionStorage.removeItem(KEY);
