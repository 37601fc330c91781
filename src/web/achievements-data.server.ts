import { readBoardAddress } from "#src/domains/rewards/board/board-address.ts";
import { type Board, BoardRequest } from "#src/domains/rewards/board/contract.ts";
import { readBoard } from "#src/domains/rewards/board/read-board.server.ts";
import { ENTRIES_SHOWN } from "#src/domains/rewards/member/limits-contract.ts";
import {
  listAchievements,
  listEntries,
  readStats,
} from "#src/domains/rewards/member/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { readAchievementsTab } from "./achievements-tabs.ts";
import { readRowId } from "./row-id.ts";

/** What somebody's own page shows: the open tab, and what stands around it. */
export async function readOwnAchievements(
  services: Services,
  readerId: string,
  search: URLSearchParams,
) {
  const { db } = services;
  const tab = readAchievementsTab(search);
  const offset = Math.min(readRowId(search.get("points")), 100_000);
  const [stats, entries, achievements, board] = await Promise.all([
    readStats(db, readerId, new Date()),
    listEntries(db, readerId, { limit: ENTRIES_SHOWN, offset }),
    tab === "achievements" ? listAchievements(db, readerId) : [],
    tab === "leaderboard" ? readBoardAt(services, readerId, search) : null,
  ]);
  return { readerId, stats, entries, offset, achievements, board };
}

/** An address that nobody understands shows the whole board. */
async function readBoardAt(
  services: Services,
  readerId: string,
  search: URLSearchParams,
): Promise<Board> {
  const { period, state, shown, after } = readBoardAddress(search);
  const asked = {
    period,
    limit: String(shown),
    state: state || undefined,
    after: after || undefined,
  };
  const read = BoardRequest.safeParse(asked);
  const reader = { readerId, now: new Date() };
  const whole = () => readBoard(services, { ...BoardRequest.parse({ period }), ...reader });
  if (!read.success) return whole();
  return readBoard(services, { ...read.data, ...reader }).catch((error) => {
    if (error instanceof AppError && error.kind === "invalid") return whole();
    throw error;
  });
}
