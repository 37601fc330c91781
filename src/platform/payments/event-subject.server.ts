import { z } from "zod";
import type { EventSubject, ProcessorEvent } from "./processor.server.ts";

/** As processors name events and things; it is stored and asked for. */
export const ProcessorId = z.string().regex(/^[\w-]{1,255}$/);

/** What processors call the things that events are about. */
const SUBJECTS: Readonly<Record<string, EventSubject>> = {
  payment_intent: "intent",
  subscription: "subscription",
  "checkout.session": "hosted-checkout",
  invoice: "invoice",
  refund: "refund",
  charge: "charge",
  dispute: "dispute",
};

/** Null for things that nothing here is made of, and for those without a name, such as a balance. */
export function subjectOf({
  id,
  object,
}: {
  id?: string | undefined;
  object: string;
}): ProcessorEvent["about"] {
  const kind = Object.hasOwn(SUBJECTS, object) ? SUBJECTS[object] : undefined;
  return kind === undefined || id === undefined ? null : { kind, id };
}
