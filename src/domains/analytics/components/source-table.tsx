import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Share } from "../figure-contract.ts";
import { sourceName } from "../figure-rules.ts";
import { TitledPart } from "./titled-part.tsx";

interface SourceTableProps {
  title: string;
  /** Heads the columns. */
  of: string;
  unit: string;
  /** Left out where the level does not include them. */
  shares: readonly Share[] | undefined;
}

/** How many came from where, the most first. */
export function SourceTable({ title, of, unit, shares }: SourceTableProps) {
  if (!shares) return null;
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <TitledPart title={title}>
      {shares.length === 0 ? (
        <p className="text-ink-soft">None in this time.</p>
      ) : (
        <Table caption={title} captionHidden>
          <TableHead>
            <TableRow>
              <TableHeader>{of}</TableHeader>
              <TableHeader numeric>{unit}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {shares.map(({ name, count }) => (
              <TableRow key={name}>
                <TableCell>
                  <span className="wrap-anywhere">{sourceName(name)}</span>
                  <Bar part={count / most} />
                </TableCell>
                <TableCell numeric>{formatNumber(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </TitledPart>
  );
}

/** The number beside it, drawn. */
function Bar({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="mt-1 h-1.5 w-full">
      <rect width={part * 100} height="6" className="fill-contour" />
    </svg>
  );
}
