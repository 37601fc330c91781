import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { boardScores, boardTallies } from "#src/db/schema/rewards.server.ts";
import { openPeriods } from "../worth/periods.ts";
import type { Entry } from "./lines.ts";
import { type Score, scoreKey, scoresOf } from "./scores.ts";

interface Scored {
  boardId: string;
  /** All of the person's lines. */
  entries: readonly Entry[];
  now: Date;
}

/** The board follows the ledger in its transaction. Periods that are no longer shown stay as they are. */
export async function writeScores(tx: Tx, { boardId, entries, now }: Scored): Promise<void> {
  const before = await readOpenScores(tx, boardId, now);
  await replaceScores(tx, boardId, before, scoresOf(entries, now));
}

/** Takes a person off the board. */
export async function removeScores(tx: Tx, boardId: string): Promise<void> {
  const before = await tx.select().from(boardScores).where(eq(boardScores.boardId, boardId));
  await replaceScores(tx, boardId, before, []);
}

async function readOpenScores(tx: Tx, boardId: string, now: Date): Promise<Score[]> {
  const open = new Set(openPeriods(now).map(({ period, start }) => `${period} ${start}`));
  const rows = await tx.select().from(boardScores).where(eq(boardScores.boardId, boardId));
  return rows.filter(({ period, start }) => open.has(`${period} ${start}`));
}

async function replaceScores(
  tx: Tx,
  boardId: string,
  before: readonly Score[],
  after: readonly Score[],
): Promise<void> {
  const pointsOf = (scores: readonly Score[]) =>
    new Map(scores.map((score) => [scoreKey(score), score.points]));
  const [old, fresh] = [pointsOf(before), pointsOf(after)];
  const left = before.filter((score) => old.get(scoreKey(score)) !== fresh.get(scoreKey(score)));
  const joined = after.filter((score) => old.get(scoreKey(score)) !== fresh.get(scoreKey(score)));
  for (const { period, start, state } of left.filter((score) => !fresh.has(scoreKey(score)))) {
    await tx
      .delete(boardScores)
      .where(
        and(
          eq(boardScores.boardId, boardId),
          eq(boardScores.period, period),
          eq(boardScores.start, start),
          eq(boardScores.state, state),
        ),
      );
  }
  if (joined.length > 0) {
    await tx
      .insert(boardScores)
      .values(joined.map((score) => ({ ...score, boardId })))
      .onConflictDoUpdate({
        target: [boardScores.boardId, boardScores.period, boardScores.start, boardScores.state],
        set: { points: sql`excluded.points` },
      });
  }
  await countPeople(tx, left, joined);
}

/** In the order of their keys, and last: everyone takes these locks in one order, for a moment. */
async function countPeople(
  tx: Tx,
  left: readonly Score[],
  joined: readonly Score[],
): Promise<void> {
  const changes = [
    ...left.map((score) => ({ ...score, people: -1 })),
    ...joined.map((score) => ({ ...score, people: 1 })),
  ];
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into ${boardTallies} (period, start, state, points, people)
    select period, start, state, points, sum(people)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as changed(period text, start date, state text, points int, people int)
    group by period, start, state, points
    order by period, start, state, points
    on conflict (period, start, state, points)
      do update set people = ${boardTallies.people} + excluded.people`);
}
