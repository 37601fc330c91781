import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { processorEvents } from "#src/db/schema/payments.server.ts";
import type { ProcessorEvent } from "#src/platform/payments/processor.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import { inTurn } from "./take-turns.server.ts";
import { workOff } from "./work-off.server.ts";

/** All that follows from an event, with the event's own row, or nothing of it: then it is sent again. */
export async function receiveEvent(context: PaymentContext, event: ProcessorEvent): Promise<void> {
  const { db, log } = context.services;
  try {
    await inTurn(event.about?.id ?? event.id, () =>
      db.transaction(async (tx) => {
        if (!(await isNew(tx, context, event))) return;
        if (event.about) await workOff(tx, context, event.about);
      }),
    );
  } catch (error) {
    log.error({ err: error, event: event.id }, "an event of the payment processor failed");
    await noteFailure(context, event, error);
    throw new AppError("unavailable", "The event could not be worked off; please send it again.", {
      cause: error,
    });
  }
}

/** Whoever sends the same event meanwhile waits here for the end of this transaction. */
async function isNew(tx: Tx, { processor }: PaymentContext, event: ProcessorEvent) {
  const rows = await tx
    .insert(processorEvents)
    .values({ ...rowOf(processor.name, event), processedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [processorEvents.processor, processorEvents.id],
      set: { processedAt: sql`now()`, error: null },
      setWhere: sql`${processorEvents.processedAt} is null`,
    })
    .returning({ id: processorEvents.id });
  return rows.length > 0;
}

/** Administrators see what failed, and can have it tried again. */
async function noteFailure(
  { services, processor }: PaymentContext,
  event: ProcessorEvent,
  thrown: unknown,
): Promise<void> {
  const error = thrown instanceof Error ? thrown.message : String(thrown);
  await services.db
    .insert(processorEvents)
    .values({ ...rowOf(processor.name, event), error })
    .onConflictDoUpdate({
      target: [processorEvents.processor, processorEvents.id],
      set: { error },
      setWhere: sql`${processorEvents.processedAt} is null`,
    });
}

const rowOf = (processor: "stripe" | "sandbox", { id, type, about }: ProcessorEvent) => ({
  processor,
  id,
  type,
  subjectKind: about?.kind ?? null,
  subjectId: about?.id ?? null,
});
