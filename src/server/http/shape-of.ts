import type { z } from "zod";

/** The fields of an object, in the order in which it names them; of anything else none. */
export const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {};
