import { type Column, DataTable, type RowChoice } from "./data-table.tsx";
import type { TableState } from "./table-state.ts";
import type { ListKey } from "./use-list-keys.ts";

/** A page of a list as it is shown: its rows, the address that says which, where the keyboard stands. */
export interface ShownList<Row> {
  rows: readonly Row[];
  table: TableState;
  current: ListKey | null;
  /** The rows are those of the last question, while the next one is under way. */
  isStale: boolean;
}

interface ListTableProps<Row> {
  list: ShownList<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  choice?: RowChoice<Row>;
}

/** The page as a table that is sorted by its address. */
export function ListTable<Row extends { id: ListKey }>(props: ListTableProps<Row>) {
  const { rows, table, current, isStale } = props.list;
  return (
    <DataTable
      caption={props.caption}
      columns={props.columns}
      rows={rows}
      idOf={({ id }) => id}
      sort={table.sort}
      onSort={table.setSort}
      current={current}
      isStale={isStale}
      choice={props.choice}
    />
  );
}
