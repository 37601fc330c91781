import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "#src/design/class-names.ts";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { type Sort, SortHeader } from "#src/design/table/sort-header.tsx";
import type { ListKey } from "#src/design/table/use-list-keys.ts";

export interface Column<Row> {
  /** Names the column for its sort, too. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  sortable?: boolean;
  className?: string;
}

export interface RowChoice<Row> {
  chosen: ReadonlySet<ListKey>;
  onChange: (chosen: Set<ListKey>) => void;
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => ListKey;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  choice?: RowChoice<Row>;
  /** The row on which the keyboard stands. */
  current?: ListKey | null;
  /** The rows are those of the last question, while the next one is under way. */
  isStale?: boolean;
}

/** A page of a long list: rows between hairlines, on a phone one card for each. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, sort, onSort, choice, current = null, isStale } = props;
  const ids = rows.map(idOf);
  const chosenHere = ids.filter((id) => choice?.chosen.has(id)).length;
  const isAll = ids.length > 0 && chosenHere === ids.length;
  return (
    <Table
      caption={caption}
      captionHidden
      aria-busy={isStale || undefined}
      className={cx("data-table transition-opacity", isStale && "opacity-60")}
    >
      <TableHead>
        <TableRow>
          {choice ? (
            <TableHeader className="w-10">
              <Checkbox
                aria-label="Select all"
                checked={isAll ? true : chosenHere > 0 ? "indeterminate" : false}
                onCheckedChange={() => choice.onChange(new Set(isAll ? [] : ids))}
              />
            </TableHeader>
          ) : null}
          {columns.map((column) =>
            column.sortable && sort && onSort ? (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ) : (
              <TableHeader key={column.id} numeric={column.numeric}>
                {column.header}
              </TableHeader>
            ),
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <DataRow
            key={idOf(row)}
            row={row}
            id={idOf(row)}
            columns={columns}
            choice={choice}
            isCurrent={current === idOf(row)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface DataRowProps<Row> {
  row: Row;
  id: ListKey;
  columns: readonly Column<Row>[];
  choice: RowChoice<Row> | undefined;
  isCurrent: boolean;
}

function DataRow<Row>({ row, id, columns, choice, isCurrent }: DataRowProps<Row>) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.focus();
  }, [isCurrent]);
  const toggle = ({ chosen, onChange }: RowChoice<Row>) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <TableRow
      ref={ref}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className="scroll-my-24 aria-current:bg-shoal aria-current:outline-2 aria-current:outline-accent aria-current:-outline-offset-2"
    >
      {choice ? (
        <TableCell>
          <Checkbox
            aria-label={`Select ${choice.nameOf(row)}`}
            checked={choice.chosen.has(id)}
            onCheckedChange={() => toggle(choice)}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          numeric={column.numeric}
          data-label={column.header}
          className={column.className}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}
