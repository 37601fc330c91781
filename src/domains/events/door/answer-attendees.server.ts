import type { Db } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { EVENT_NOT_FOUND, requireEventRow } from "../event/queries.server.ts";
import type { Attendee, AttendeesQuery } from "./contract.ts";
import { listAttendees, requireDate } from "./queries.server.ts";

/** Names and addresses for those who run the event; for everybody else a number. */
export async function answerAttendees(
  db: Db,
  viewer: Viewer | null,
  { eventId, ...query }: AttendeesQuery & { eventId: number },
): Promise<ListPage<Attendee> | Response> {
  const event = await requireEventRow(db, eventId);
  const date = await requireDate(db, { eventId, dateId: query.dateId });
  const mayKnow = viewer !== null && (viewer.isAdmin || event.organizerId === viewer.id);
  if (mayKnow) return listAttendees(db, { ...query, dateId: date.id });
  if (event.takenDownReason !== null) throw new AppError("not_found", EVENT_NOT_FOUND);
  return Response.json({ count: date.taken });
}
