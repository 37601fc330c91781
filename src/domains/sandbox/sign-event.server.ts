import { z } from "zod";
import { ProcessorId, subjectOf } from "#src/platform/payments/event-subject.server.ts";
import { ForgedEventError, type ProcessorEvent } from "#src/platform/payments/processor.server.ts";
import { isEqualSecret, type Secrets } from "#src/platform/secrets.server.ts";

export const SIGNATURE_HEADER = "Landfall-Signature";

const TOLERANCE_SECONDS = 300;

const sign = (secrets: Secrets, time: number, body: string): string =>
  secrets.sign("sandbox-webhook", `${time}.${body}`);

/** `t=1794900000,v1=…`: when, and by whom. */
export function signEvent(secrets: Secrets, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${sign(secrets, time, body)}`;
}

const SignedEvent = z.object({
  id: ProcessorId,
  type: z.string().min(1),
  data: z.object({ object: z.object({ id: ProcessorId.optional(), object: z.string() }) }),
});

export function readSignedEvent(
  secrets: Secrets,
  { body, header }: { body: Buffer; header: string | null },
  now: Date,
): ProcessorEvent {
  const text = body.toString("utf8");
  requireSigned(secrets, { text, header }, now);
  const { id, type, data } = SignedEvent.parse(JSON.parse(text));
  return { id, type, about: subjectOf(data.object) };
}

/** Several signatures may come while the secret changes: one that is right is enough. */
function requireSigned(
  secrets: Secrets,
  { text, header }: { text: string; header: string | null },
  now: Date,
): void {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const time = Number(valuesOf("t")[0]);
  if (!Number.isSafeInteger(time)) throw new ForgedEventError("The event is not signed.");
  const right = sign(secrets, time, text);
  if (!valuesOf("v1").some((given) => isEqualSecret(given, right))) {
    throw new ForgedEventError("The event has another signature.");
  }
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) {
    throw new ForgedEventError("The event was not signed just now.");
  }
}
