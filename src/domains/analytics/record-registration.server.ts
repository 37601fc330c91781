import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { AttendeeRegistered } from "#src/domains/events/registration/events.ts";
import type { Services } from "#src/platform/services.server.ts";

/** One row for each registration, also when its job runs again. Nothing in it leads back to who it was. */
export async function recordRegistration(
  { db, secrets }: Services,
  { registrationId, ...facts }: z.output<typeof AttendeeRegistered.payload>,
): Promise<void> {
  const visitor = secrets.sign("registration-visit", String(registrationId));
  const { at, ...eventData } = facts;
  await db.execute(sql`
    insert into analytics_events (event_type, event_data, visitor, created_at)
    select 'event_registration', ${JSON.stringify(eventData)}::jsonb, ${visitor}, ${at}::timestamptz
    where not exists (
      select from analytics_events
      where event_type = 'event_registration' and visitor = ${visitor}
        and created_at = ${at}::timestamptz
    )`);
}
