import { BOARD_PERIODS, BOARD_ROWS_SHOWN, type BoardPeriod } from "./limits-contract.ts";

/** Of one stretch; what comes after it begins a new one. */
const ROWS_MAX = 100;

export interface BoardAddress {
  period: BoardPeriod;
  state: string;
  /** How many rows. */
  shown: number;
  /** Where this stretch begins; empty at the top. */
  after: string;
}

/** What the board shows stands in the address; what nobody understands is as if it were not there. */
export function readBoardAddress(search: URLSearchParams): BoardAddress {
  const shown = Math.trunc(Number(search.get("shown"))) || BOARD_ROWS_SHOWN;
  return {
    period: BOARD_PERIODS.find((period) => period === search.get("period")) ?? "week",
    state: search.get("state") ?? "",
    shown: Math.min(ROWS_MAX, Math.max(BOARD_ROWS_SHOWN, shown)),
    after: search.get("after") ?? "",
  };
}

/** Everything but more of the same begins at the top. */
export function boardLink(address: BoardAddress, changes: Partial<BoardAddress>): string {
  const top = { period: address.period, state: address.state };
  const { period, state, shown, after } = {
    ...{ shown: BOARD_ROWS_SHOWN, after: "", ...top },
    ...changes,
  };
  const search = new URLSearchParams({ tab: "leaderboard", period });
  if (state) search.set("state", state);
  if (after) search.set("after", after);
  if (shown > BOARD_ROWS_SHOWN) search.set("shown", String(shown));
  return `?${search}`;
}

/** The rows after those that are shown: below them while there is room, else a stretch of their own. */
export const moreLink = (address: BoardAddress, next: string): string =>
  address.shown < ROWS_MAX
    ? boardLink(address, { shown: address.shown + BOARD_ROWS_SHOWN, after: address.after })
    : boardLink(address, { after: next });
