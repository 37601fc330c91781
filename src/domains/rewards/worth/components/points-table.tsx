import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { KIND_WORDS } from "../kind-words.ts";
import { DAILY_LIMITS, POINTS, THING_KINDS } from "../limits-contract.ts";

/** What counts, for how much, and how often on one day. */
export function PointsTable() {
  return (
    <Table caption="What earns points">
      <TableHead>
        <TableRow>
          <TableHeader>What</TableHeader>
          <TableHeader numeric>Points</TableHeader>
          <TableHeader numeric>Per day</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {THING_KINDS.map((kind) => (
          <TableRow key={kind}>
            <TableCell>{KIND_WORDS[kind].earns}</TableCell>
            <TableCell numeric>{POINTS[kind]}</TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {DAILY_LIMITS[kind] ?? "no limit"}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
