import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import type { Column } from "#src/design/table/data-table.tsx";

interface FiguresTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
}

/** Numbers are compared down their columns: on a phone, too, it stays a table and scrolls sideways. */
export function FiguresTable<Row>({ caption, columns, rows, idOf }: FiguresTableProps<Row>) {
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, header, numeric }) => (
            <TableHeader key={id} numeric={numeric}>
              {header}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={idOf(row)}>
            {columns.map(({ id, cell, numeric }) => (
              <TableCell key={id} numeric={numeric} className="whitespace-nowrap">
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
