import { Button } from "#src/design/primitives/button.tsx";
import type { RosterParty } from "../contract.ts";
import type { KeptScan } from "../device-store.ts";
import { conflictsOf } from "../door-rules.ts";
import type { DoorSession } from "../door-session.ts";

interface DoorConflictsProps {
  parties: readonly RosterParty[];
  scans: readonly KeptScan[];
  session: DoorSession;
}

/** People who are inside though the list has no place for them: to be looked at, never lost. */
export function DoorConflicts({ parties, scans, session }: DoorConflictsProps) {
  const conflicts = conflictsOf(parties);
  const strangers = scans.filter(({ outcome }) => outcome !== null);
  if (conflicts.length + strangers.length === 0) return null;
  return (
    <section aria-labelledby="door-conflicts" className="flex flex-col gap-3">
      <h2 id="door-conflicts" className="text-xl">
        To be looked at
      </h2>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {conflicts.map((party) => (
          <li key={party.id} className="py-2">
            <strong>{party.name}</strong>: {conflictText(party)}
          </li>
        ))}
        {strangers.map((scan) => (
          <li key={scan.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              {scan.code ?? "A ticket"} is no ticket for this date (
              {new Date(scan.scannedAt).toLocaleTimeString("en-US", { timeStyle: "short" })}).
            </span>
            <Button variant="quiet" onClick={() => session.dismiss(scan.id)}>
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const conflictText = ({ status, scanned, size }: RosterParty): string =>
  status === "registered"
    ? `${scanned} let in, the party has ${size}.`
    : `${scanned} let in without a place.`;
