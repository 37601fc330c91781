import type { z } from "zod";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireEventRow } from "../event/queries.server.ts";
import type { Attendee, AttendeeNumber, AttendeesQuery } from "./contract.ts";
import { listAttendees, requireDate } from "./queries.server.ts";

/** Names and addresses for those who run the event; for everybody else a number. */
export async function answerAttendees(
  { services: { db }, responseHeaders }: RequestContext,
  viewer: Viewer | null,
  { eventId, ...query }: AttendeesQuery & { eventId: number },
): Promise<Attendee[] | z.infer<typeof AttendeeNumber>> {
  const event = await requireEventRow(db, eventId);
  const date = await requireDate(db, { eventId, dateId: query.dateId });
  const mayKnow = viewer !== null && (viewer.isAdmin || event.organizerId === viewer.id);
  if (!mayKnow) return { count: date.taken };
  const { items, total } = await listAttendees(db, { ...query, dateId: date.id });
  responseHeaders.set("X-Total-Count", String(total));
  return items;
}
