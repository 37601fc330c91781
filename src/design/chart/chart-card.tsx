import type { ReactNode } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import { Table } from "#src/design/primitives/table.tsx";

interface ChartCardProps {
  title: string;
  /** Where the numbers come from and when. */
  origin: ReactNode;
  /** The drawing, which says nothing that the table does not say. */
  children: ReactNode;
  /** Head and body of the table behind it. */
  table: ReactNode;
}

/** A drawing with its name and its origin above, and behind it the same numbers as a table, which has its name. */
export function ChartCard({ title, origin, children, table }: ChartCardProps) {
  return (
    <Card padding="none">
      <div className="border-line border-b px-4 py-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="margin-note text-ink-soft">{origin}</p>
      </div>
      {/* Drawn for this width: any wider and its letters would grow out of all proportion. */}
      <div className="max-w-2xl p-4">{children}</div>
      <details className="border-line border-t">
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold text-sm">
          Show as a table
        </summary>
        <Table caption={title} captionHidden>
          {table}
        </Table>
      </details>
    </Card>
  );
}
