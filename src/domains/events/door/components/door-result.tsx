import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import type { RosterParty } from "../contract.ts";
import type { KeptScan } from "../device-store.ts";
import type { DoorSession, Seen } from "../door-session.ts";
import { arrivedOf } from "../rules.ts";

interface DoorResultProps {
  seen: Seen | null;
  parties: readonly RosterParty[];
  scans: readonly KeptScan[];
  session: DoorSession;
  onCorrected: () => void;
  /** It is meant, though the date is on another day. */
  onSure: (seen: AskedDay) => void;
}

type AskedDay = Extract<Seen, { kind: "other_day" }>;

const LOOKS = {
  good: "border-ok bg-ok-soft",
  wait: "border-coast bg-land",
  bad: "border-danger bg-danger-soft",
} as const;

interface Said {
  look: keyof typeof LOOKS;
  title: string;
  detail: string;
}

/** What came of the last ticket, to be seen from a step away. */
export function DoorResult(props: DoorResultProps) {
  const { seen, parties, scans, session, onCorrected, onSure } = props;
  if (!seen) return <div role="status" className="sr-only" />;
  const party = partyOf(seen, parties);
  const { look, title, detail } = say(seen, party, scans);
  return (
    <div role="status" className={cx("rounded-md border-2 border-l-8 px-5 py-4", LOOKS[look])}>
      <p className="font-semibold text-xl">{title}</p>
      <p>{detail}</p>
      {seen.kind === "other_day" ? <Sure {...{ seen, onSure }} onNo={onCorrected} /> : null}
      {party ? <Corrections {...{ seen, party, session, onCorrected }} /> : null}
    </div>
  );
}

function partyOf(seen: Seen, parties: readonly RosterParty[]): RosterParty | undefined {
  if (seen.kind === "no_ticket" || seen.kind === "stranger") return undefined;
  if (seen.kind === "other_day" && "code" in seen) return undefined;
  if (seen.kind === "unknown") return parties.find(({ ticketHash }) => ticketHash === seen.hash);
  return parties.find(({ id }) => id === seen.partyId);
}

const insideText = (party: RosterParty): string =>
  party.size === 1 ? "Party of one." : `${arrivedOf(party)} of ${party.size} are inside.`;

const OTHER_DAYS: Readonly<Record<AskedDay["day"], string>> = {
  early: "This date is still to come, and not today.",
  over: "This date is over. It was not today.",
};

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

const STRANGER: Said = {
  look: "bad",
  title: "Not a ticket for this date",
  detail: "It is for another date or event.",
};

function say(seen: Seen, party: RosterParty | undefined, scans: readonly KeptScan[]): Said {
  const name = party?.name ?? "";
  if (seen.kind === "no_ticket")
    return { look: "bad", title: "This is no ticket", detail: "Try again, or search by name." };
  if (seen.kind === "stranger") return STRANGER;
  if (seen.kind === "other_day")
    return {
      look: "wait",
      title: party ? `Check in ${name} now?` : "Check in now?",
      detail: OTHER_DAYS[seen.day],
    };
  if (seen.kind === "unknown") return sayUnknown(seen.scanId, party, scans);
  if (!party) return { look: "bad", title: "Not on the list", detail: "Search by name." };
  if (seen.kind === "in")
    return { look: "good", title: `Welcome, ${name}`, detail: insideText(party) };
  if (seen.kind === "already")
    return { look: "bad", title: `${name} is already inside`, detail: insideText(party) };
  const isWaiting = party.status === "waiting";
  return {
    look: "bad",
    title: isWaiting ? `${name} is on the waiting list` : `${name} has no place any more`,
    detail: isWaiting ? "No place has become free." : "The registration was cancelled or lapsed.",
  };
}

function sayUnknown(
  scanId: string,
  party: RosterParty | undefined,
  scans: readonly KeptScan[],
): Said {
  const scan = scans.find(({ id }) => id === scanId);
  if (scan?.outcome === "stranger") return STRANGER;
  if (scan?.outcome === "unknown")
    return { look: "bad", title: "This code is not known", detail: "It is no ticket of Landfall." };
  if (scan)
    return {
      look: "wait",
      title: "Not on this list",
      detail: "It is kept, and checked as soon as there is a signal.",
    };
  if (party?.status === "registered")
    return { look: "good", title: `Welcome, ${party.name}`, detail: insideText(party) };
  return { look: "bad", title: "No place", detail: "This ticket has no place on this date." };
}

interface CorrectionsProps {
  seen: Seen;
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
  if (seen.kind === "already")
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
