import type { EventSubject, ProcessorEvent } from "./processor.server.ts";

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

/** Null for things that nothing here is made of. */
export function subjectOf(thing: { id: string; object: string }): ProcessorEvent["about"] {
  const kind = Object.hasOwn(SUBJECTS, thing.object) ? SUBJECTS[thing.object] : undefined;
  return kind === undefined ? null : { kind, id: thing.id };
}
