import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import type { RosterParty } from "../contract.ts";
import type { KeptScan } from "../device-store.ts";
import type { DoorSession } from "../door-session.ts";
import { arrivedOf, isConflict } from "../rules.ts";
import { type AskedDay, partyOf, type Said, type Shown, sayResult } from "./door-words.ts";

interface DoorResultProps {
  seen: Shown | null;
  parties: readonly RosterParty[];
  scans: readonly KeptScan[];
  session: DoorSession;
  onCorrected: () => void;
  /** It is meant, though the date is on another day. */
  onSure: (seen: AskedDay) => void;
}

const LOOKS: Readonly<Record<Said["look"], string>> = {
  good: "border-ok bg-ok-soft",
  wait: "border-coast bg-land",
  bad: "border-danger bg-danger-soft",
};

/** What came of the last ticket, to be seen from a step away. */
export function DoorResult(props: DoorResultProps) {
  const { seen, parties, scans, session, onCorrected, onSure } = props;
  if (!seen) return <div role="status" className="sr-only" />;
  const party = partyOf(seen, parties);
  const { look, title, detail } = sayResult(seen, party, scans);
  return (
    <div role="status" className={cx("rounded-md border-2 border-l-8 px-5 py-4", LOOKS[look])}>
      <p className="font-semibold text-xl">{title}</p>
      <p>{detail}</p>
      {seen.kind === "other_day" ? <Sure {...{ seen, onSure }} onNo={onCorrected} /> : null}
      {party ? <Corrections {...{ seen, party, session, onCorrected }} /> : null}
    </div>
  );
}

interface SureProps extends Pick<DoorResultProps, "onSure"> {
  seen: AskedDay;
  onNo: () => void;
}

const Sure = ({ seen, onSure, onNo }: SureProps) => (
  <div className="mt-3 flex flex-wrap gap-2">
    <Button variant="secondary" onClick={() => onSure(seen)}>
      Check in all the same
    </Button>
    <Button variant="secondary" onClick={onNo}>
      Do not check in
    </Button>
  </div>
);

interface CorrectionsProps {
  seen: Shown;
  party: RosterParty;
  session: DoorSession;
  onCorrected: () => void;
}

/** Fewer came, nobody came, or they are let in all the same: each is one more row. */
function Corrections({ seen, party, session, onCorrected }: CorrectionsProps) {
  const correct = async (count: number) => {
    await session.correct(party.id, count);
    onCorrected();
  };
  const inside = arrivedOf(party);
  const counts = Array.from({ length: Math.max(0, inside - 1) }, (_, index) => index + 1);
  if (seen.kind === "in" && isConflict(party))
    return (
      <Button className="mt-3" variant="secondary" onClick={() => correct(-seen.count)}>
        Undo
      </Button>
    );
  if (seen.kind === "in")
    return (
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {inside > 0 ? (
          <Button variant="secondary" onClick={() => correct(-inside)}>
            Undo
          </Button>
        ) : null}
        {counts.map((count) => (
          <Button key={count} variant="secondary" onClick={() => correct(count - inside)}>
            Only {count} inside
          </Button>
        ))}
      </div>
    );
  if (seen.kind === "already" || seen.kind === "elsewhere")
    return (
      <Button className="mt-3" variant="secondary" onClick={() => correct(-inside)}>
        Undo arrival
      </Button>
    );
  if (seen.kind === "no_place" && party.scanned === 0)
    return (
      <Button className="mt-3" variant="secondary" onClick={() => correct(party.size)}>
        Let in all the same
      </Button>
    );
  return null;
}
