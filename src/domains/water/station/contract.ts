import { z } from "zod";

/** From a query string, where an empty text would otherwise count as zero. */
const degrees = (name: string, limit: number) => {
  const range = `${name} lies between -${limit} and ${limit}.`;
  return z
    .string(`${name} is missing.`)
    .regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/, `${name} must be a number of degrees.`)
    .transform(Number)
    .pipe(z.number().min(-limit, range).max(limit, range));
};

export const PositionQuery = z.object({
  latitude: degrees("Latitude", 90),
  longitude: degrees("Longitude", 180),
});

export const Instant = z.iso.datetime();

const BAD_MOMENT = "at must be a time such as 2026-07-04T16:00:00Z, between 2000 and 2099.";

/** Now, or any moment for which the sky is known well. */
export const MomentQuery = PositionQuery.extend({
  at: z.iso
    .datetime({ offset: true, error: BAD_MOMENT })
    .refine((at) => at.startsWith("20"), BAD_MOMENT)
    .optional(),
});
export type MomentQuery = z.infer<typeof MomentQuery>;

export const Station = z.object({
  id: z.string(),
  name: z.string(),
  distanceMiles: z.number(),
  source: z.object({
    name: z.string(),
    url: z.string(),
    licence: z.string(),
    /** The notice that the database asks to be shown. */
    attribution: z.string(),
  }),
});
export type Station = z.infer<typeof Station>;

/** Local time from a moment on. */
export const ZoneOffset = z.object({
  from: Instant,
  minutesFromUtc: z.number().int(),
  /** "EDT" */
  zone: z.string(),
});
export type ZoneOffset = z.infer<typeof ZoneOffset>;
