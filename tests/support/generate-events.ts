import type pg from "pg";

/**
 * So many events with a date each, over two years before and after now. One in two thousand is
 * featured, one in a thousand has a lantern in its title.
 */
export async function generateEvents(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(EVENTS, [count]);
  await pool.query(DATES);
  // What is read from an index alone depends on it.
  for (const table of ["events", "event_dates"]) await pool.query(`vacuum analyze ${table}`);
}

const EVENTS = `
  insert into events (title, description, category, season, location, city, state, latitude,
    longitude, time_zone, organizer, tags, featured, contact_email, starts_local, shown_starts_at,
    shown_over_at, last_over_at)
  select 'Race ' || n || case when n % 1000 = 0 then ' lantern' else '' end,
    'Two short legs off the Academy ' || md5(n::text),
    (array['Boat Show', 'Festival', 'Sailing Race', 'Fishing Tournament', 'Recreation'])[1 + n % 5],
    (array['Spring', 'Summer', 'Fall', 'Winter'])[1 + n % 4], 'City Dock', 'Town ' || n % 200,
    (array['Maryland', 'Virginia', 'Florida', 'Georgia'])[1 + (n / 7) % 4],
    25 + (n % 1500) / 100.0, -80 + (n % 700) / 100.0, 'America/New_York', 'Club ' || n % 300,
    array['sail', 'tag' || n % 50], n % 2000 = 0, 'races@example.com', '2027-01-01T10:00',
    starts_at, starts_at + interval '3 hours', starts_at + interval '3 hours'
  from generate_series(1, $1::int) as n,
    lateral (
      select now() + ((n * 7919) % 1460 - 730) * interval '1 day' + n % 24 * interval '1 hour'
    ) as moments (starts_at)`;

const DATES = `
  insert into event_dates (event_id, slot, starts_at, ends_at)
  select id, starts_local, shown_starts_at, shown_over_at from events`;
