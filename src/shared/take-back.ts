import { z } from "zod";

/** Of what one presses to give and again to take back: a plain form has no other word than POST. */
export const TakeBack = z.object({ takeBack: z.boolean("Please say true or false.").optional() });
