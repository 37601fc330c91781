import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { boardScores, boardTallies, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { SITE_TIME_ZONE } from "../worth/limits-contract.ts";
import { ALL_TIME, type Period, periodsOf } from "../worth/periods.ts";
import type { Board, BoardRequest, BoardRow, OwnStanding } from "./contract.ts";
import { type BoardPeriod, NEIGHBOURS, WINNERS_SHOWN } from "./limits-contract.ts";
import {
  countAbove,
  type Place,
  type RankedRow,
  type Ranking,
  readRows,
  readRowsBefore,
} from "./queries.server.ts";

const periodNow = (period: BoardPeriod, now: Date): Period =>
  period === "all" ? ALL_TIME : { period, start: periodsOf(now)[period] };

/** Names are looked up each time, so that nobody is shown who has just chosen not to be. */
export async function readBoard(
  db: Db,
  {
    period,
    state = "",
    limit,
    after,
    readerId,
    now,
  }: BoardRequest & { readerId: string; now: Date },
): Promise<Board> {
  const ranking: Ranking = { ...periodNow(period, now), state };
  const [page, own] = await Promise.all([
    readRows(db, ranking, { after: placeIn(after), limit: limit + 1, readerId }),
    readOwn(db, ranking, readerId),
  ]);
  const rows = page.slice(0, limit);
  const last = page.length > limit ? rows.at(-1)?.place : undefined;
  const isFirstWeek = period === "week" && after === undefined;
  return {
    period,
    state: state || null,
    start: period === "all" ? null : ranking.start,
    timeZone: SITE_TIME_ZONE,
    states: await listStates(db, ranking),
    people: await countAbove(db, ranking, 0),
    rows: rows.map(toShown),
    next: last ? `${last.points}~${last.boardId}` : null,
    own,
    lastWinners: isFirstWeek ? await readWinners(db, ranking, readerId) : [],
  };
}

const toShown = ({ place: _, ...row }: RankedRow): BoardRow => row;

/** "120~0b6e…": the points and the key of the last row of a page. */
function placeIn(cursor: string | undefined): Place | undefined {
  const [points, boardId] = cursor?.split("~") ?? [];
  return boardId === undefined ? undefined : { points: Number(points), boardId };
}

async function readOwn(db: Db, ranking: Ranking, readerId: string): Promise<OwnStanding | null> {
  const [place] = await db
    .select({ points: boardScores.points, boardId: boardScores.boardId })
    .from(boardScores)
    .innerJoin(rewardMembers, eq(rewardMembers.boardId, boardScores.boardId))
    .where(
      and(
        eq(rewardMembers.userId, readerId),
        eq(boardScores.period, ranking.period),
        eq(boardScores.start, ranking.start),
        eq(boardScores.state, ranking.state),
      ),
    );
  if (!place) return null;
  const before = { before: place, limit: NEIGHBOURS, readerId };
  // The key before one's own is unknown, so that the own row comes with those behind it.
  const above = await readRowsBefore(db, ranking, before);
  const fromOwn = { after: above.at(-1)?.place, limit: NEIGHBOURS + 1, readerId };
  const below = await readRows(db, ranking, fromOwn);
  const [people, atLeast] = await Promise.all([
    countAbove(db, ranking, 0),
    countAbove(db, ranking, place.points - 1),
  ]);
  return {
    rank: 1 + (await countAbove(db, ranking, place.points)),
    points: place.points,
    aheadOfPercent: Math.floor(((people - atLeast) / Math.max(1, people)) * 100),
    around: [...above, ...below].map(toShown),
  };
}

async function listStates(db: Db, { period, start }: Ranking): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select distinct state from ${boardTallies}
    where period = ${period} and start = ${start} and state <> '' and people > 0 order by state`);
  return rows.map(({ state }) => state);
}

async function readWinners(db: Db, ranking: Ranking, readerId: string): Promise<BoardRow[]> {
  const lastWeek = { ...ranking, start: addDays(ranking.start, -7) };
  const rows = await readRows(db, lastWeek, { limit: WINNERS_SHOWN, readerId });
  return rows.map(toShown);
}
