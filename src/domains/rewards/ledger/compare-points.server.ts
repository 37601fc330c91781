import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import {
  boardScores,
  boardTallies,
  pointEntries,
  rewardMembers,
} from "#src/db/schema/rewards.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { openPeriods } from "../worth/periods.ts";
import { listAccounts, reconcileEach } from "./reconcile-everyone.server.ts";

/** Counts those anew who differ from the ledger, or were never counted, and answers how many. */
export async function comparePoints({ db }: Pick<Services, "db">, now: Date): Promise<number> {
  await forgetPastPeriods(db, now);
  const wrong = await findWrong(db, now);
  await reconcileEach({ db }, { userIds: wrong, now });
  await mendTallies(db);
  return wrong.length;
}

/** Looks at everything that everybody did, and answers how many were wrong. */
export async function rebuildPoints({ db }: Pick<Services, "db">, now: Date): Promise<number> {
  await forgetPastPeriods(db, now);
  const before = await findWrong(db, now);
  const [{ last: lastLine } = { last: 0 }] = (
    await db.execute<{ last: number }>(
      sql`select coalesce(max(id), 0)::int8 as last from ${pointEntries}`,
    )
  ).rows;
  let [some, after] = [await listAccounts(db, ""), ""];
  while (some.length > 0) {
    await reconcileEach({ db }, { userIds: some, now });
    after = some.at(-1) ?? after;
    some = await listAccounts(db, after);
  }
  await mendTallies(db);
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct user_id from ${pointEntries} where id > ${lastLine} and user_id is not null`);
  return new Set([...before, ...rows.map(({ user_id: id }) => id)]).size;
}

const dayOf = (unit: "week" | "month") =>
  sql`date_trunc(${sql.raw(`'${unit}'`)}, occurred_at at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)})::date`;

/** Accounts whose totals or scores are not what their lines add up to. */
async function findWrong(db: Db, now: Date): Promise<string[]> {
  const open = JSON.stringify(openPeriods(now));
  // Nothing older lies in a week or month that is shown.
  const isRecent = sql`occurred_at > ${now.toISOString()}::timestamptz - interval '63 days'`;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with open as (
      select * from jsonb_to_recordset(${open}::jsonb) as shown(period text, start date)
    ), spread as (
      select user_id, points, state, 'all' as period, date '1970-01-01' as start from ${pointEntries}
      union all select user_id, points, state, 'week', ${dayOf("week")} from ${pointEntries} where ${isRecent}
      union all select user_id, points, state, 'month', ${dayOf("month")} from ${pointEntries} where ${isRecent}
    ), placed as (
      select user_id, points, period, start, '' as state from spread
      union all select user_id, points, period, start, state from spread where state is not null
    ), right_scores as (
      select member.user_id, member.board_id, period, start, placed.state, sum(points) as points
      from placed join open using (period, start)
        join ${rewardMembers} member using (user_id)
      group by 1, 2, 3, 4, 5 having sum(points) > 0
    ), stored as (
      select member.user_id, board_id, period, start, state, points
      from ${boardScores} join open using (period, start) join ${rewardMembers} member using (board_id)
    )
    select coalesce(right_scores.user_id, stored.user_id) as user_id
      from right_scores full join stored using (board_id, period, start, state)
      where right_scores.points is distinct from stored.points
    union select user_id from ${rewardMembers} member
      where total_points <> coalesce(
        (select sum(points) from ${pointEntries} where user_id = member.user_id), 0)
    union select id from ${users} left join ${rewardMembers} member on member.user_id = id
      where member.user_id is null or (is_admin and total_points > 0)`);
  return rows.map(({ user_id: id }) => id).toSorted();
}

/** Nobody writes scores meanwhile; readers do not wait. */
async function mendTallies(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${boardScores}, ${boardTallies} in share row exclusive mode`);
    await tx.execute(sql`
      delete from ${boardTallies} tally where people <> (
        select count(*) from ${boardScores} score
        where (score.period, score.start, score.state, score.points)
          = (tally.period, tally.start, tally.state, tally.points)) or people = 0`);
    await tx.execute(sql`
      insert into ${boardTallies} (period, start, state, points, people)
      select period, start, state, points, count(*) from ${boardScores}
      group by period, start, state, points
      on conflict do nothing`);
  });
}

async function forgetPastPeriods(db: Db, now: Date): Promise<void> {
  const open = JSON.stringify(openPeriods(now));
  const isPast = sql`(period, start) not in (
    select period, start from jsonb_to_recordset(${open}::jsonb) as shown(period text, start date))`;
  await db.execute(sql`delete from ${boardScores} where ${isPast}`);
  await db.execute(sql`delete from ${boardTallies} where ${isPast}`);
}
