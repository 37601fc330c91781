import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { openPeriods } from "#src/domains/rewards/worth/periods.ts";

export const PEOPLE = Number(process.env.PEOPLE ?? 100_000);
const LINES_EACH = 50;
export const LINES = PEOPLE * LINES_EACH;

const ZONE = sql.raw("'America/New_York'");

/** So many people with fifty lines each over two years in twenty states, and the board that follows from them. */
export async function fillPoints(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, email_verified_at, first_name)
    select 'member-' || n, 'member-' || n || '@example.com', now(), 'Member'
    from generate_series(1, ${PEOPLE}::int) n`);
  await db.transaction(async (tx) => {
    // Everybody is there: nobody needs to look five million times.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    insert into point_entries (user_id, kind, source, seq, points, rate, rule_version, title, state,
      occurred_at, local_date)
    select 'member-' || n, 'review', line::text, 1, points, points, 1, 'A place', state, at, at::date
    from generate_series(1, ${PEOPLE}::int) n, generate_series(1, ${LINES_EACH}::int) line,
      lateral (select (array[2, 3, 5, 10, 15, 20, 30])[1 + (hashint8(n * 61::bigint + line) & 1023) % 7] as points,
        (array['MD','VA','FL','NC','SC','GA','NJ','NY','CT','RI','MA','ME','NH','DE','AL','MS','LA','TX','CA','WA'])[
          1 + (hashint8(n::bigint) & 1023 + line % 3) % 20] as state,
        ${now.toISOString()}::timestamptz - make_interval(mins => (hashint8(n * 97::bigint + line * 13) & 1048575)) as at) drawn`);
  });
  await db.execute(sql`
    insert into reward_members (user_id, total_points, shows_name, display_name)
    select user_id, sum(points), hashtext(user_id) % 2 = 0, 'A sailor' from point_entries group by user_id`);
  await db.execute(sql`
    insert into board_scores (period, start, state, board_id, points)
    select period, start, placed.state, board_id, sum(points) from (
      select user_id, points, 'all' as period, date '1970-01-01' as start, unnest(array['', state]) as state
      from point_entries
      union all
      select user_id, points, period, start, unnest(array['', state]) from point_entries,
        lateral (values ('week', date_trunc('week', occurred_at at time zone ${ZONE})::date),
          ('month', date_trunc('month', occurred_at at time zone ${ZONE})::date)) spread(period, start)
      where occurred_at > ${now.toISOString()}::timestamptz - interval '63 days' and (period, start) in (
        select period, start from jsonb_to_recordset(${JSON.stringify(openPeriods(now))}::jsonb)
          as shown(period text, start date))
    ) placed join reward_members using (user_id)
    group by 1, 2, 3, 4`);
  await db.execute(sql`
    insert into board_tallies (period, start, state, points, people)
    select period, start, state, points, count(*) from board_scores group by 1, 2, 3, 4`);
  await db.execute(sql`vacuum analyze point_entries`);
  for (const table of ["reward_members", "board_scores", "board_tallies"])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Takes a line of as many people back, with what the board follows by, and leaves the old rows lying about. */
export async function revokeSome(db: Db, people: number): Promise<void> {
  for (const table of ["board_scores", "board_tallies"])
    await db.execute(sql`alter table ${sql.identifier(table)} set (autovacuum_enabled = off)`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temp table taken on commit drop as
      select distinct on (user_id) user_id, board_id, line.*
      from reward_members join lateral (
        select source, points, rate, title, state, occurred_at, local_date from point_entries
        where point_entries.user_id = reward_members.user_id order by occurred_at desc limit 1) line on true
      order by user_id limit ${people}`);
    await tx.execute(sql`
      insert into point_entries (user_id, kind, source, seq, points, rate, rule_version, note, title, state,
        occurred_at, local_date)
      select user_id, 'review', source, 2, -points, rate, 1, 'gone', title, state, occurred_at, local_date from taken`);
    await tx.execute(sql`
      create temp table moved on commit drop as
      select score.*, taken.points as less from board_scores score join taken using (board_id)
      where score.period = 'all' and score.state in ('', taken.state) and score.points > taken.points`);
    await tx.execute(sql`
      update board_scores set points = moved.points - less from moved
      where (board_scores.board_id, board_scores.period, board_scores.start, board_scores.state)
        = (moved.board_id, moved.period, moved.start, moved.state)`);
    await tx.execute(sql`
      insert into board_tallies (period, start, state, points, people)
      select period, start, state, points, sum(people) from (
        select period, start, state, points, -1 as people from moved
        union all select period, start, state, points - less, 1 from moved) changed
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (period, start, state, points) do update set people = board_tallies.people + excluded.people`);
  });
}
