import { z } from "zod";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";

const REASON_MAX_LENGTH = 1000;

export const TakingDown = z.object({
  /** Mailed to the organizer. */
  reason: z
    .string()
    .trim()
    .min(1, "Please give a reason.")
    .max(REASON_MAX_LENGTH, `At most ${REASON_MAX_LENGTH} characters.`),
  version: ShownVersion,
});
export type TakingDown = z.infer<typeof TakingDown>;
