import type { Db } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { ALL_TIME, type Period, periodsOf } from "../worth/periods.ts";
import { tierOf } from "../worth/tier-rules.ts";
import type { Board, BoardRequest, BoardRow, OwnStanding } from "./contract.ts";
import { cursorOf, placeIn } from "./cursor.server.ts";
import { A_MEMBER, type BoardPeriod, NEIGHBOURS, WINNERS_SHOWN } from "./limits-contract.ts";
import {
  around,
  pageOf,
  type Ranking,
  readParts,
  readSummary,
  type StandingRow,
} from "./queries.server.ts";

const periodNow = (period: BoardPeriod, now: Date): Period =>
  period === "all" ? ALL_TIME : { period, start: periodsOf(now)[period] };

/** Names are looked up each time, so that nobody is shown who has just chosen not to be. */
export async function readBoard(
  services: Pick<Services, "db" | "secrets">,
  asked: BoardRequest & { readerId: string; now: Date },
): Promise<Board> {
  const { db } = services;
  const { period, state = "", limit, after, readerId, now } = asked;
  const ranking: Ranking = { ...periodNow(period, now), state };
  const { people, states, own } = await readSummary(db, ranking, readerId);
  const rows = await readParts(db, ranking, [
    pageOf(limit + 1, after === undefined ? undefined : placeIn(services, after)),
    ...(own ? around(own, NEIGHBOURS) : []),
  ]);
  const page = rows.filter(({ part }) => part === "page");
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const isFirstOfWeek = period === "week" && after === undefined;
  return {
    period,
    state: state || null,
    start: period === "all" ? null : ranking.start,
    timeZone: SITE_TIME_ZONE,
    states,
    totalCount: people,
    rows: shown.map((row) => toRow(row, readerId)),
    next: last ? cursorOf(services, { points: last.points, boardId: last.board_id }) : null,
    own: own && toOwn(rows, { people, readerId }),
    lastWinners: isFirstOfWeek ? await readWinners(db, ranking, readerId) : [],
  };
}

function toOwn(
  rows: readonly StandingRow[],
  { people, readerId }: { people: number; readerId: string },
): OwnStanding | null {
  const beside = rows.filter(({ part }) => part !== "page");
  const own = beside.find((row) => row.user_id === readerId);
  if (!own) return null;
  const behind = Math.max(0, people - own.above - own.equals);
  return {
    rank: own.above + 1,
    points: own.points,
    aheadOfPercent: Math.floor((behind / Math.max(1, people)) * 100),
    around: beside.map((row) => toRow(row, readerId)),
  };
}

async function readWinners(db: Db, ranking: Ranking, readerId: string): Promise<BoardRow[]> {
  const lastWeek = { ...ranking, start: addDays(ranking.start, -7) };
  const rows = await readParts(db, lastWeek, [pageOf(WINNERS_SHOWN)]);
  return rows.map((row) => toRow(row, readerId));
}

function toRow(row: StandingRow, readerId: string): BoardRow {
  const { id, name, badgeIcon, color } = tierOf(row.total_points);
  const isOwn = row.user_id === readerId;
  const isNamed = row.shows_name && row.display_name !== null;
  return {
    ...{ isNamed, isOwn, rank: row.above + 1, points: row.points },
    tier: { id, name, badgeIcon, color },
    name: (isNamed ? row.display_name : null) ?? (isOwn ? "You" : A_MEMBER),
  };
}
