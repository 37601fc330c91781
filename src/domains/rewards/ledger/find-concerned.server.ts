import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { eventArrivals, eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { pointEntries, rewardActions } from "#src/db/schema/rewards.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";

type Found = { user_id: string | null };

const idsOf = ({ rows }: { rows: Found[] }): string[] =>
  rows.flatMap(({ user_id: id }) => (id === null ? [] : [id]));

/** Everybody who did something at a listing, or has a line about it from when it was there. */
export async function findConcernedByListing(db: Db, businessId: number): Promise<string[]> {
  return idsOf(
    await db.execute<Found>(sql`
      select user_id from ${pointEntries} where business_id = ${businessId}
      union select user_id from ${reviews} where business_id = ${businessId} and is_approved
      union select user_id from ${experiences} where business_id = ${businessId} and is_approved
      union select user_id from ${rewardActions} where business_id = ${businessId}
      union select proposer_id from ${listingEdits} where business_id = ${businessId} and status = 'accepted'
      union select confirmer_id from ${factConfirmations} where business_id = ${businessId}`),
  );
}

/** Registrations of before an account are known by its proved address. */
const accountOf = sql`coalesce(party.user_id, (
  select ${users.id} from ${users} where ${users.email} = lower(party.user_email)))`;

export async function findConcernedByEvent(db: Db, eventId: number): Promise<string[]> {
  return idsOf(
    await db.execute<Found>(sql`
      select user_id from ${pointEntries} where event_id = ${eventId}
      union select user_id from ${experiences} where event_id = ${eventId} and is_approved
      union select ${accountOf} as user_id
        from ${eventRegistrations} party join ${eventDates} dates on dates.id = party.date_id
        where dates.event_id = ${eventId}
          and exists (select 1 from ${eventArrivals} where registration_id = party.id)`),
  );
}

/** Who came to one date of an event. */
export async function findConcernedByDate(db: Db, dateId: number): Promise<string[]> {
  return idsOf(
    await db.execute<Found>(sql`
      select ${accountOf} as user_id from ${eventRegistrations} party
      where party.date_id = ${dateId}
        and exists (select 1 from ${eventArrivals} where registration_id = party.id)`),
  );
}

export async function findRegistered(db: Db, registrationId: number): Promise<string[]> {
  return idsOf(
    await db.execute<Found>(
      sql`select ${accountOf} as user_id from ${eventRegistrations} party where party.id = ${registrationId}`,
    ),
  );
}
