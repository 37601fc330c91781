import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { boardScores, boardTallies, rewardMembers } from "#src/db/schema/rewards.server.ts";
import type { Period } from "../worth/periods.ts";
import { tierOf } from "../worth/tier-rules.ts";
import type { BoardRow } from "./contract.ts";
import { A_MEMBER } from "./limits-contract.ts";

/** One list: a period, everywhere or in a state. */
export interface Ranking extends Period {
  /** Empty for everywhere. */
  state: string;
}

export interface Place {
  points: number;
  boardId: string;
}

export interface RankedRow extends BoardRow {
  place: Place;
}

type Row = {
  points: number;
  board_id: string;
  user_id: string;
  shows_name: boolean;
  display_name: string | null;
  total_points: number;
};

const ofRanking = ({ period, start, state }: Ranking) =>
  sql`period = ${period} and start = ${start} and state = ${state}`;

/** How many people have more points. */
export async function countAbove(db: Db, ranking: Ranking, points: number): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    select coalesce(sum(people), 0)::int as people from ${boardTallies}
    where ${ofRanking(ranking)} and points > ${points}`);
  return rows[0]?.people ?? 0;
}

interface Reading {
  limit: number;
  readerId: string;
}

/** From the top on, or from behind a place; those with equal points by a key that says nothing. */
export function readRows(
  db: Db,
  ranking: Ranking,
  { after, limit, readerId }: Reading & { after?: Place },
): Promise<RankedRow[]> {
  const isBehind = after
    ? sql`and points <= ${after.points}
        and (points < ${after.points} or board_id > ${after.boardId}::uuid)`
    : sql``;
  const scores = sql`
    select points, board_id from ${boardScores} where ${ofRanking(ranking)} ${isBehind}
    order by points desc nulls last, board_id limit ${limit}`;
  return rankRows(db, ranking, scores, readerId);
}

/** Those right before a place, in the order of the list. */
export function readRowsBefore(
  db: Db,
  ranking: Ranking,
  { before, limit, readerId }: Reading & { before: Place },
): Promise<RankedRow[]> {
  const scores = sql`
    select points, board_id from ${boardScores}
    where ${ofRanking(ranking)} and points >= ${before.points}
      and (points > ${before.points} or board_id < ${before.boardId}::uuid)
    order by points nulls first, board_id desc limit ${limit}`;
  return rankRows(db, ranking, scores, readerId);
}

/** Ranks come from how many have more points, so that they are right wherever a page begins. */
async function rankRows(
  db: Db,
  ranking: Ranking,
  scores: SQL,
  readerId: string,
): Promise<RankedRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select score.points, board_id, user_id, shows_name, display_name, total_points
    from (${scores}) score join ${rewardMembers} using (board_id)
    order by score.points desc, board_id`);
  const ranks = await readRanks(db, ranking, rows[0]?.points, rows.at(-1)?.points);
  return rows.map((row) => toRow(row, ranks.get(row.points) ?? 1, readerId));
}

/** The ranks of all points between two. */
async function readRanks(
  db: Db,
  ranking: Ranking,
  most = 0,
  least = 0,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ points: number; people: number }>(sql`
    select points, people from ${boardTallies}
    where ${ofRanking(ranking)} and points between ${least} and ${most} order by points desc`);
  let rank = 1 + (await countAbove(db, ranking, most));
  return new Map(
    rows.map(({ points, people }) => {
      const own = rank;
      rank += people;
      return [points, own];
    }),
  );
}

function toRow(row: Row, rank: number, readerId: string): RankedRow {
  const { id, name, badgeIcon, color } = tierOf(row.total_points);
  const isOwn = row.user_id === readerId;
  const isNamed = row.shows_name && row.display_name !== null;
  return {
    ...{ rank, isNamed, isOwn, points: row.points, tier: { id, name, badgeIcon, color } },
    name: (isNamed || isOwn ? row.display_name : null) ?? (isOwn ? "You" : A_MEMBER),
    place: { points: row.points, boardId: row.board_id },
  };
}
