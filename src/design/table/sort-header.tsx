import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { TableHeader } from "#src/design/primitives/table.tsx";

export interface Sort {
  by: string;
  direction: "asc" | "desc";
}

interface SortHeaderProps {
  column: { id: string; header: string; numeric?: boolean };
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The heading of a column that sorts: once, and the other way round. */
export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const isBy = sort.by === column.id;
  const Icon = !isBy ? ArrowUpDown : sort.direction === "asc" ? ArrowUp : ArrowDown;
  const next = isBy && sort.direction === "desc" ? "asc" : "desc";
  const order = sort.direction === "asc" ? "ascending" : "descending";
  return (
    <TableHeader numeric={column.numeric} aria-sort={isBy ? order : "none"}>
      <button
        type="button"
        className="thumb-target inline-flex items-center gap-1 font-semibold hover:text-ink"
        onClick={() => onSort({ by: column.id, direction: next })}
      >
        {column.header}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </TableHeader>
  );
}
