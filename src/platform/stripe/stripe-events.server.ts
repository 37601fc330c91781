import type { Logger } from "pino";
import Stripe from "stripe";
import { z } from "zod";
import { ProcessorId, subjectOf } from "../payments/event-subject.server.ts";
import { ForgedEventError, type ProcessorEvent } from "../payments/processor.server.ts";

const TOLERANCE_SECONDS = 300;

const StripeEvent = z.object({
  id: ProcessorId,
  type: z.string().min(1),
  api_version: z.string().nullable(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: ProcessorId.optional(),
      object: z.string(),
      status: z.unknown().optional(),
    }),
  }),
});

interface Verification {
  client: Stripe;
  webhookSecret: string;
  isLive: boolean;
  log: Logger;
}

export function readStripeEvent(
  { client, webhookSecret, isLive, log }: Verification,
  { body, header }: { body: Buffer; header: string | null },
  now: Date,
): ProcessorEvent {
  requireSigned(client, { body, header: header ?? "", webhookSecret }, now);
  const event = StripeEvent.parse(JSON.parse(body.toString("utf8")));
  if (event.livemode !== isLive) throw new ForgedEventError("The event is of another mode.");
  if (event.api_version !== Stripe.API_VERSION) {
    const { id, api_version: version } = event;
    log.warn({ event: id, version, expected: Stripe.API_VERSION }, "an event of another version");
  }
  const { id, object, status } = event.data.object;
  const isInquiry = object === "dispute" && /^(?:warning_|prevented)/.test(String(status));
  const about = isInquiry ? null : subjectOf({ id, object });
  return { id: event.id, type: event.type, about };
}

/** The SDK looks at the past only; a time that has not come yet is no better. */
function requireSigned(
  client: Stripe,
  { body, header, webhookSecret }: { body: Buffer; header: string; webhookSecret: string },
  now: Date,
): void {
  try {
    const at = now.getTime();
    client.webhooks.constructEvent(body, header, webhookSecret, TOLERANCE_SECONDS, undefined, at);
  } catch (error) {
    throw new ForgedEventError("The event is not signed as Stripe signs.", { cause: error });
  }
  const time = Number(/(?:^|,)\s*t=(\d+)/.exec(header)?.[1]);
  if (!(time - now.getTime() / 1000 <= TOLERANCE_SECONDS)) {
    throw new ForgedEventError("The event was not signed just now.");
  }
}
