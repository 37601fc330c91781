import { toast } from "#src/design/primitives/toast-store.ts";

export const tellSubmitted = () =>
  toast({
    title: "Claim Submitted",
    description:
      "Your business claim has been submitted for review. You'll receive an email notification once it's processed.",
    tone: "ok",
  });
