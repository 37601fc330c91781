import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import type { Figure } from "../figure-contract.ts";
import { FIGURE_WORDS } from "../figure-rules.ts";

interface FigureTableProps {
  caption: string;
  headers: readonly [string, string];
  valuesOf: (figure: Figure) => readonly [string, string];
}

/** Two numbers for each figure, side by side. */
export function FigureTable({ caption, headers, valuesOf }: FigureTableProps) {
  return (
    <Table caption={caption} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>Figure</TableHeader>
          {headers.map((header) => (
            <TableHeader key={header} numeric>
              {header}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {FIGURE_WORDS.map(({ figure, name }) => {
          const [first, second] = valuesOf(figure);
          return (
            <TableRow key={figure}>
              <TableCell>{name}</TableCell>
              <TableCell numeric>{first}</TableCell>
              <TableCell numeric>{second}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
