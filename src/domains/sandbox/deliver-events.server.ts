import { asc, eq, sql } from "drizzle-orm";
import { sandboxEvents } from "#src/db/schema/sandbox.server.ts";
import { type Books, objectOf } from "./books.server.ts";

/** Hands over one event; false when it was not taken. */
export type Deliver = (event: { id: string; body: string }) => Promise<boolean>;

type EventRow = typeof sandboxEvents.$inferSelect;

/** Everything that waits, one after the other, for as long as somebody is to be served. */
export async function deliverEvents(
  books: Books,
  deliver: Deliver,
  isOpen: () => boolean,
): Promise<void> {
  while (isOpen()) {
    const event = await nextEvent(books);
    if (!event) return;
    const { id } = event;
    const isDelivered = await deliver({ id, body: bodyOf(event) });
    const nextAt = sql`now() + make_interval(secs => ${pauseAfter(event.attempts)})`;
    await books.db
      .update(sandboxEvents)
      .set(isDelivered ? { isDelivered } : { nextAt })
      .where(eq(sandboxEvents.id, id));
  }
}

/** Longer each time, an hour at most. */
const pauseAfter = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 3600);

/** Ours for half a minute: should this process end before it is told, another one sends it again. */
async function nextEvent({ db }: Books): Promise<EventRow | undefined> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ id: sandboxEvents.id })
      .from(sandboxEvents)
      .where(sql`not ${sandboxEvents.isDelivered} and ${sandboxEvents.nextAt} <= now()`)
      .orderBy(asc(sandboxEvents.createdAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!waiting) return undefined;
    const [event] = await tx
      .update(sandboxEvents)
      .set({
        attempts: sql`${sandboxEvents.attempts} + 1`,
        nextAt: sql`now() + interval '30 seconds'`,
      })
      .where(eq(sandboxEvents.id, waiting.id))
      .returning();
    return event;
  });
}

/** A hint, as Stripe's are: the thing itself is asked for. */
function bodyOf({ id, type, objectId, createdAt }: EventRow): string {
  return JSON.stringify({
    id,
    object: "event",
    type,
    created: Math.floor(createdAt.getTime() / 1000),
    livemode: false,
    data: { object: { id: objectId, object: objectOf(objectId) } },
  });
}
