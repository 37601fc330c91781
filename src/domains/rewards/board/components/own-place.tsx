import { Card } from "#src/design/primitives/card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Board } from "../contract.ts";
import { BoardRows } from "./board-rows.tsx";

/** One's own row with those around it, wherever on the board it is. */
export function OwnPlace({ board }: { board: Board }) {
  const { own, totalCount, rows } = board;
  if (own === null) return null;
  return (
    <Card asChild tone="plain" padding="sm">
      <section aria-labelledby="own-place" className="flex flex-col gap-3">
        <h3 id="own-place" className="place-name text-lg">
          You are number <span className="figures">{formatNumber(own.rank)}</span> of{" "}
          <span className="figures">{formatNumber(totalCount)}</span>
        </h3>
        <p className="text-sm">
          <span className="figures">{formatNumber(own.points)}</span>{" "}
          {own.points === 1 ? "point" : "points"}
          {own.aheadOfPercent > 0 ? `, more than ${own.aheadOfPercent}% of the members here` : ""}.
        </p>
        {rows.some(({ isOwn }) => isOwn) ? null : (
          <BoardRows caption="You and those around you" rows={own.around} />
        )}
      </section>
    </Card>
  );
}
