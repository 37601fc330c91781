import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { TierBadge } from "../../worth/components/tier-badge.tsx";
import type { BoardRow } from "../contract.ts";

interface BoardRowsProps {
  caption: string;
  rows: readonly BoardRow[];
}

/** Those with equal points share a rank. */
export function BoardRows({ caption, rows }: BoardRowsProps) {
  return (
    <Table caption={caption} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader numeric className="w-16">
            Rank
          </TableHeader>
          <TableHeader>Name</TableHeader>
          <TableHeader numeric>Points</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people on the board have no key
          <BoardLine key={index} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function BoardLine({ row }: { row: BoardRow }) {
  return (
    <TableRow aria-current={row.isOwn || undefined} className={cx(row.isOwn && "bg-accent-soft")}>
      <TableCell numeric>{formatNumber(row.rank)}</TableCell>
      <TableCell>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span
            className={cx(
              "wrap-anywhere",
              row.isNamed || row.isOwn ? "font-semibold" : "text-ink-soft",
            )}
          >
            {row.name}
          </span>
          {row.isOwn && row.name !== "You" ? <Badge tone="accent">You</Badge> : null}
          <TierBadge tier={row.tier} />
        </span>
      </TableCell>
      <TableCell numeric>{formatNumber(row.points)}</TableCell>
    </TableRow>
  );
}
