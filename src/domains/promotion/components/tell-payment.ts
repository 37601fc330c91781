import { toast } from "#src/design/primitives/toast-store.ts";

export const SETUP_FAILED = "Unable to initialize payment. Please try again.";

export const tellPaid = () =>
  toast({
    title: "Payment Successful!",
    description: "Your business promotion has been activated.",
    tone: "ok",
  });
/** To whoever's own card was not charged. */
export const tellPaidBefore = () =>
  toast({
    title: "Already Paid",
    description: "This promotion is already paid. Your card was not charged.",
    tone: "ok",
  });
export const tellFailed = (description: string) =>
  toast({ title: "Payment Failed", description, tone: "danger" });
export const tellBroken = () =>
  toast({
    title: "Payment Error",
    description: "An unexpected error occurred. Please try again.",
    tone: "danger",
  });
