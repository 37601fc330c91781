import { and, eq } from "drizzle-orm";
import { processorEvents } from "#src/db/schema/payments.server.ts";
import type { EventSubject } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { requireProcessor } from "./require-product.server.ts";

/** Works off an event that failed, as if it had been sent again. */
export async function retryEvent(services: Services, { id }: { id: string }): Promise<void> {
  const [row] = await services.db
    .select()
    .from(processorEvents)
    .where(
      and(
        eq(processorEvents.processor, requireProcessor(services).name),
        eq(processorEvents.id, id),
      ),
    );
  if (!row) throw new AppError("not_found", "There is no such event.");
  const { type, subjectKind, subjectId } = row;
  const about =
    subjectKind && subjectId ? { kind: subjectKind as EventSubject, id: subjectId } : null;
  await receiveEvent(services, { id, type, about });
}
