import type { Pool } from "pg";
import { openDatabase } from "#src/db/client.server.ts";
import type { BoardRequest } from "#src/domains/rewards/board/contract.ts";
import { readBoard } from "#src/domains/rewards/board/read-board.server.ts";
import { reconcilePerson } from "#src/domains/rewards/ledger/reconcile-person.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { fillPoints, LINES, PEOPLE, revokeSome } from "./fill-points.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";
import { processorTimesOf } from "./processor-times.ts";

const ROUNDS = 100;
const secrets = createSecrets("only-for-measuring-on-this-machine");
const WRITERS = 16;

const VIEWS: [name: string, asked: Pick<BoardRequest, "period" | "state">][] = [
  ["all time", { period: "all" }],
  ["this month", { period: "month" }],
  ["this week in a state", { period: "week", state: "MD" }],
];

/** The board as its last reader sees it: the first page, the own rank and neighbours, states, last winners. */
export const leaderboard: Bench = {
  name: "leaderboard",
  title: `Leaderboard, ${PEOPLE.toLocaleString("en-US")} people with ${LINES.toLocaleString("en-US")} lines of the ledger`,
  async run({ openListings, postmaster }) {
    const { db, pool } = openDatabase(await openListings(1000), console.error);
    const now = new Date();
    await fillPoints(db, now);
    const last = await findLast(pool);
    const look = async (when: string): Promise<TimeResult[]> => {
      const results: TimeResult[] = [];
      for (const [name, asked] of VIEWS) {
        const read = () => readBoard({ db, secrets }, { ...asked, limit: 25, readerId: last, now });
        const reads = Array(ROUNDS).fill(read);
        results.push(await timesOf(`${name}${when}`, reads));
        results.push(await processorTimesOf(`${name}${when}`, reads, postmaster));
      }
      return results;
    };
    const bare = () => pool.query("select 1");
    const machine = await timesOf("a bare select 1, for comparison", Array(ROUNDS).fill(bare));
    const quiet = await look("");
    await revokeSome(db, PEOPLE / 2);
    const busy = await look(", straight after half of the people lost a line");
    const counting = Array.from({ length: WRITERS }, (_, n) => () => {
      const userId = `member-${PEOPLE - n}`;
      return db.transaction((tx) => reconcilePerson(tx, userId, now));
    });
    const counted = await timesOf("counting a person with a hundred lines anew", counting);
    await pool.end();
    return [machine, ...quiet, ...busy, counted];
  },
};

/** Whoever has the fewest points of all time. */
async function findLast(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ user_id: string }>(
    "select user_id from reward_members order by total_points, board_id desc limit 1",
  );
  return rows[0]?.user_id ?? "";
}
