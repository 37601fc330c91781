import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { processorEvents } from "#src/db/schema/payments.server.ts";
import type { ProcessorEvent } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { countDecline } from "./count-decline.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { isDecline } from "./rules.ts";
import { inTurn } from "./take-turns.server.ts";
import { workOff } from "./work-off.server.ts";

/** All that follows from an event, with the event's own row, or nothing of it: then it is sent again. */
export async function receiveEvent(services: Services, event: ProcessorEvent): Promise<void> {
  const { db, log } = services;
  try {
    await inTurn(event.about?.id ?? event.id, () =>
      db.transaction(async (tx) => {
        if (!(await isNew(tx, services, event)) || !event.about) return;
        await workOff(tx, services, event.about);
        if (isDecline(event.type)) await countDecline(tx, services, event.about);
      }),
    );
  } catch (error) {
    // There was no room to begin with it.
    if (error instanceof AppError && error.kind === "unavailable") throw error;
    log.error({ err: error, event: event.id }, "an event of the payment processor failed");
    await noteFailure(services, { ...event, error });
    throw new AppError("unavailable", "The event could not be worked off; please send it again.", {
      cause: error,
    });
  }
}

/** Whoever sends the same event meanwhile waits here for the end of this transaction. */
async function isNew(tx: Tx, services: Services, event: ProcessorEvent): Promise<boolean> {
  const rows = await tx
    .insert(processorEvents)
    .values({ ...rowOf(services, event), processedAt: sql`now()` })
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
  services: Services,
  { error: thrown, ...event }: ProcessorEvent & { error: unknown },
): Promise<void> {
  const error = thrown instanceof Error ? thrown.message : String(thrown);
  await services.db
    .insert(processorEvents)
    .values({ ...rowOf(services, event), error })
    .onConflictDoUpdate({
      target: [processorEvents.processor, processorEvents.id],
      set: { error },
      setWhere: sql`${processorEvents.processedAt} is null`,
    });
}

const rowOf = (services: Services, { id, type, about }: ProcessorEvent) => ({
  processor: requireProcessor(services).name,
  id,
  type,
  subjectKind: about?.kind ?? null,
  subjectId: about?.id ?? null,
});
