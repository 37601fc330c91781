import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireEventRow } from "../event/queries.server.ts";
import type { EventRow } from "../event/to-event.server.ts";

const PLAN_NEEDED = "An active organizer subscription is required to create events.";

/** Who may create events: with a plan that is paid for, and administrators. */
export async function requireOrganizer(db: Db | Tx, viewer: Viewer): Promise<void> {
  if (viewer.isAdmin) return;
  const { organizerSubscriptionStatus } = await requireUser(db, viewer.id);
  if (organizerSubscriptionStatus !== "active") throw new AppError("forbidden", PLAN_NEEDED);
}

/** Who may change this one, also when the plan has ended: those who registered rely on it. */
export async function requireOwnEvent(db: Db | Tx, viewer: Viewer, id: number): Promise<EventRow> {
  const event = await requireEventRow(db, id);
  if (viewer.isAdmin || event.organizerId === viewer.id) return event;
  throw new AppError("forbidden", "Only its organizer can change this event.");
}

/** As it is, until the transaction ends. Its row comes before the rows of its dates. */
export async function lockOwnEvent(tx: Tx, viewer: Viewer, id: number): Promise<EventRow> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
  return requireOwnEvent(tx, viewer, id);
}

const TAKEN_DOWN = "This event was taken down. Those who registered have been told.";

/** Whoever was taken down writes to nobody in its name. */
export function requireOnSite({ takenDownReason }: Pick<EventRow, "takenDownReason">): void {
  if (takenDownReason !== null) throw new AppError("conflict", TAKEN_DOWN);
}

interface OwnCall {
  params: { id: number };
  viewer: Viewer;
  ctx: { services: { db: Db } };
}

/** For calls about one event: a stranger is told so before a field is looked at. */
export const guardOwnEvent = ({ params, viewer, ctx }: OwnCall): Promise<EventRow> =>
  requireOwnEvent(ctx.services.db, viewer, params.id);
