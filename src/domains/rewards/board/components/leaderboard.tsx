import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { type BoardAddress, boardLink, moreLink } from "../board-address.ts";
import { periodText } from "../board-words.ts";
import type { Board } from "../contract.ts";
import { BoardChoices } from "./board-choices.tsx";
import { BoardRows } from "./board-rows.tsx";
import { OwnPlace } from "./own-place.tsx";

interface LeaderboardProps {
  board: Board;
  address: BoardAddress;
  /** False for administrators. */
  collects: boolean;
}

/** Who did most for others, by time and place. */
export function Leaderboard({ board, address, collects }: LeaderboardProps) {
  const { rows, own, totalCount } = board;
  return (
    <div className="flex flex-col gap-6">
      <BoardChoices address={address} states={board.states} />
      <p className="text-ink-soft text-sm">
        {periodText(board)} {board.state ? STATE_NOTE(board.state) : ALL_NOTE}
      </p>
      {collects ? <OwnPlace board={board} /> : null}
      {address.after ? (
        <Button asChild variant="secondary" className="self-center">
          <Link to={boardLink(address, {})} preventScrollReset>
            To the top of the board
          </Link>
        </Button>
      ) : null}
      {rows.length === 0 ? (
        <EmptyBoard board={board} />
      ) : (
        <>
          <BoardRows caption="Leaderboard" rows={rows} />
          <p className="text-ink-soft text-sm">
            <span className="figures">{formatNumber(totalCount)}</span>{" "}
            {totalCount === 1 ? "member has" : "members have"} points here. Equal points share a
            rank.
            {own === null && collects ? " You have none here yet." : ""}
          </p>
        </>
      )}
      {board.next ? (
        <Button asChild variant="secondary" className="self-center">
          <Link to={moreLink(address, board.next)} replace preventScrollReset>
            Show more
          </Link>
        </Button>
      ) : null}
    </div>
  );
}

const ALL_NOTE = "Points of all states, and those without a place, count here.";
const STATE_NOTE = (state: string) =>
  `Only what was done in ${STATES[state] ?? state} counts here, wherever people live.`;

function EmptyBoard({ board }: { board: Board }) {
  const { lastWinners } = board;
  return (
    <>
      <EmptyState heading="h3" title="Nobody has points here yet">
        The next one to earn some is first.
      </EmptyState>
      {lastWinners.length > 0 ? (
        <section aria-labelledby="last-winners" className="flex flex-col gap-3">
          <h3 id="last-winners" className="place-name text-lg">
            First last week
          </h3>
          <BoardRows caption="First last week" rows={lastWinners} />
        </section>
      ) : null}
    </>
  );
}
