import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { boardScores, boardTallies, rewardMembers } from "#src/db/schema/rewards.server.ts";
import type { Period } from "../worth/periods.ts";

/** One list: a period, everywhere or in a state. */
export interface Ranking extends Period {
  /** Empty for everywhere. */
  state: string;
}

export interface Place {
  points: number;
  boardId: string;
}

const ofPeriod = ({ period, start }: Ranking) => sql`period = ${period} and start = ${start}`;
const ofRanking = (ranking: Ranking) => sql`${ofPeriod(ranking)} and state = ${ranking.state}`;

interface Summary {
  /** How many have points. */
  people: number;
  states: string[];
  /** Where the reader stands; null without points. */
  own: Place | null;
}

/** What is known before any row is read. States are found one from the other: there are few of them. */
export async function readSummary(db: Db, ranking: Ranking, readerId: string): Promise<Summary> {
  const [row] = await runPrepared<{
    people: number;
    states: string[];
    points: number | null;
    board_id: string | null;
  }>(
    db,
    sql`
    with recursive found(state) as (
      (select state from ${boardTallies} where ${ofPeriod(ranking)} and state > '' order by state limit 1)
      union all select (
        select tally.state from ${boardTallies} tally
        where ${ofPeriod(ranking)} and tally.state > found.state order by tally.state limit 1)
      from found where found.state is not null
    ), own as (
      select points, board_id from ${boardScores}
      where ${ofRanking(ranking)}
        and board_id = (select board_id from ${rewardMembers} where user_id = ${readerId})
    )
    select
      (select coalesce(sum(people), 0)::int from ${boardTallies} where ${ofRanking(ranking)}) as people,
      array(select state from found where exists (
        select 1 from ${boardTallies} tally
        where ${ofPeriod(ranking)} and tally.state = found.state and people > 0)) as states,
      (select points from own) as points, (select board_id from own) as board_id`,
  );
  if (!row) return { people: 0, states: [], own: null };
  const { people, states, points, board_id: boardId } = row;
  return { people, states, own: points === null || boardId === null ? null : { points, boardId } };
}

export interface StandingRow {
  part: string;
  points: number;
  board_id: string;
  user_id: string;
  shows_name: boolean;
  display_name: string | null;
  total_points: number;
  /** How many have more points. */
  above: number;
  /** How many have as many, this one too. */
  equals: number;
}

/** A part of a list, for `readParts`. */
export interface Part {
  name: string;
  /** Which rows, and in which order they are looked for. */
  chosen: SQL;
}

const OF_BEST = sql`order by points desc nulls last, board_id`;

/** From the top on, or from behind a place. */
export const pageOf = (limit: number, after?: Place): Part => ({
  name: "page",
  chosen: after
    ? sql`and points <= ${after.points} and (points < ${after.points} or board_id > ${after.boardId}::uuid)
        ${OF_BEST} limit ${limit}`
    : sql`${OF_BEST} limit ${limit}`,
});

/** A place with those right before and behind it. */
export const around = ({ points, boardId }: Place, beside: number): Part[] => [
  {
    name: "before",
    chosen: sql`and points >= ${points} and (points > ${points} or board_id < ${boardId}::uuid)
      order by points nulls first, board_id desc limit ${beside}`,
  },
  {
    name: "own",
    chosen: sql`and points <= ${points} and (points < ${points} or board_id >= ${boardId}::uuid)
      ${OF_BEST} limit ${beside + 1}`,
  },
];

/** Ranks come from how many have more points, so that they are right wherever a part begins. */
export function readParts(
  db: Db,
  ranking: Ranking,
  parts: readonly Part[],
): Promise<StandingRow[]> {
  const scores = parts.map(
    ({ name, chosen }) => sql`(
      select ${name}::text as part, points, board_id from ${boardScores}
      where ${ofRanking(ranking)} ${chosen})`,
  );
  return runPrepared<StandingRow>(
    db,
    sql`
    with tally as materialized (
      select points, people as equals, (sum(people) over (order by points desc) - people)::int as above
      from ${boardTallies} where ${ofRanking(ranking)}
    )
    select part, score.points, board_id, user_id, shows_name, display_name, total_points, above, equals
    from (${sql.join(scores, sql` union all `)}) score
      join ${rewardMembers} using (board_id) join tally on tally.points = score.points
    order by part, score.points desc, board_id`,
  );
}
