import { z } from "zod";
import type { NewBlackoutInput } from "../../item/contract.ts";

/** What the form holds: texts as they are typed. The server knows the rest. */
export const ClosedDaysValues = z
  .object({
    rentalItemIds: z.array(z.int()).min(1, "Please choose what is closed."),
    firstDay: z.string().min(1, "Please choose the first day."),
    lastDay: z.string().min(1, "Please choose the last day."),
    quantity: z.string().trim(),
    note: z.string(),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    message: "The last day is not before the first.",
  });
export type ClosedDaysValues = z.infer<typeof ClosedDaysValues>;

export const toNewBlackout = ({ quantity, ...values }: ClosedDaysValues): NewBlackoutInput => ({
  ...values,
  quantity: quantity === "" ? null : quantity,
});
