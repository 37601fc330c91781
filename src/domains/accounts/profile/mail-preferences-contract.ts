import { z } from "zod";

export const MailPreference = z.object({
  kind: z.string(),
  /** "Answers of owners to my reviews". */
  label: z.string(),
  isOn: z.boolean(),
});
export type MailPreference = z.infer<typeof MailPreference>;
