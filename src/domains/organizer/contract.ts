import { z } from "zod";

export const EventSubscription = z.object({
  /** Active while it is paid for, and for some days after a renewal failed. */
  status: z.enum(["active", "inactive"]),
  isPastDue: z.boolean(),
  /** In dollars. */
  price: z.number(),
  /** Until then the plan is kept though a renewal failed. */
  graceUntil: z.iso.datetime().nullable(),
  /** The day of the next charge; null when there is none. */
  nextChargeAt: z.iso.datetime().nullable(),
  /** Its last day, when it was cancelled. */
  cancelAt: z.iso.datetime().nullable(),
  /** How the checkout stands that was asked about; null where it is none of this person's, or is paid no more. */
  checkout: z.enum(["open", "paid"]).nullable(),
  isSandbox: z.boolean(),
  isOpen: z.boolean(),
});
export type EventSubscription = z.infer<typeof EventSubscription>;

/** The checkout that somebody comes back from. */
export const PlanQuery = z.object({
  checkout: z.string("Please name the checkout.").max(200, "This is no checkout.").optional(),
});

/** Without an address the plan is active already. */
export const BegunSubscription = z.object({ checkoutUrl: z.string().optional() });
export type BegunSubscription = z.infer<typeof BegunSubscription>;
