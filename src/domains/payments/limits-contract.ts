/** "processing": the money is on its way. "refunded": it had no home and goes back. */
export const ORDER_STATES = ["open", "processing", "paid", "closed", "refunded"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const REFUND_STATES = ["asked", "pending", "succeeded", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_REASON_MAX_LENGTH = 500;

export const MADE_PAYMENTS_PAGE = 12;
