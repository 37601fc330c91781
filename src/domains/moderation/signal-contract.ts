import { z } from "zod";

const SIGNAL_KINDS = [
  "duplicate_text",
  "link_spam",
  "profanity",
  "many_from_email",
  "many_from_sender",
  "anonymous_again",
] as const;

/** A reason to look twice. It decides nothing: a person reads it beside the pending item. */
export const Signal = z.object({ kind: z.enum(SIGNAL_KINDS), reason: z.string() });
export type Signal = z.infer<typeof Signal>;

/** How often something like it was sent before, the thing itself not counted. */
export type Sightings = {
  sameText: number;
  /** From the same e-mail address, in the last days. */
  sameEmail: number;
  /** From the same network address, in the last days. */
  sameSender: number;
  /** From the same network address, about the same place, without an account. */
  anonymousAgain: number;
};

export const SIGHTING_DAYS = 7;
/** With so many before it, one more stands out. */
export const MANY = 3;
/** More than so many links are not for readers. */
export const LINKS_MAX = 1;
