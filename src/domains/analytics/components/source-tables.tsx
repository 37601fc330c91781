import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { BusinessAnalytics, Share } from "../figure-contract.ts";
import { sourceName } from "../figure-rules.ts";
import { TitledPart } from "./titled-part.tsx";

/** Where people came from, on what they looked, and where they told others. */
export function SourceTables({ data }: { data: BusinessAnalytics }) {
  const { referrers, devices, sharesByPlatform } = data;
  if (!referrers || !devices || !sharesByPlatform) return null;
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <SourceTable title="Where views came from" unit="Views" shares={referrers} />
      <SourceTable title="Devices" unit="Views" shares={devices} />
      <SourceTable title="Where it was shared" unit="Shares" shares={sharesByPlatform} />
    </div>
  );
}

interface SourceTableProps {
  title: string;
  unit: string;
  shares: readonly Share[];
}

function SourceTable({ title, unit, shares }: SourceTableProps) {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <TitledPart title={title}>
      {shares.length === 0 ? (
        <p className="text-ink-soft">None in this time.</p>
      ) : (
        <Table caption={title} captionHidden>
          <TableHead>
            <TableRow>
              <TableHeader>From</TableHeader>
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
