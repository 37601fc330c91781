import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Roster } from "../contract.ts";
import { totalsOf, withUnsent } from "../door-rules.ts";
import type { DoorSession, Seen } from "../door-session.ts";
import type { DoorState } from "../door-state.ts";
import { doorPath } from "../limits-contract.ts";
import { otherDay } from "../other-day.ts";
import { playSignal } from "../sound-signal.ts";
import { DoorCamera } from "./door-camera.tsx";
import { DoorCodeForm } from "./door-code-form.tsx";
import { DoorConflicts } from "./door-conflicts.tsx";
import { DoorResult } from "./door-result.tsx";
import { DoorSearch } from "./door-search.tsx";
import { DoorStanding } from "./door-standing.tsx";
import { partyOf, type Shown, sayResult } from "./door-words.ts";
import { useDoor } from "./use-door.ts";

/** Everything at the door of one date: it works on with or without a signal. */
export function Door({ eventId, dateId }: { eventId: number; dateId: number }) {
  const { session, state, isForgetful } = useDoor(eventId, dateId);
  useAddressOf(state.roster, eventId);
  if (!session || (state.link === "opening" && !state.roster)) return <Skeleton className="h-64" />;
  return (
    <div className="flex flex-col gap-8">
      <DoorStanding state={state} isForgetful={isForgetful} onSync={() => void session.sync()} />
      {state.roster ? <OpenDoor session={session} state={state} /> : null}
    </div>
  );
}

/** A date that went into an event of its own is opened by its new address from then on. */
function useAddressOf(roster: Roster | null, eventId: number): void {
  const navigate = useNavigate();
  const now = roster?.eventId ?? eventId;
  const dateId = roster?.dateId;
  useEffect(() => {
    if (dateId !== undefined && now !== eventId)
      void navigate(doorPath(now, dateId), { replace: true });
  }, [navigate, now, dateId, eventId]);
}

function OpenDoor({ session, state }: { session: DoorSession; state: DoorState }) {
  const { seen, see, isLoud, setLoud, clear } = useSeen(session);
  const { scans, roster } = state;
  const parties = withUnsent(roster?.parties ?? [], scans);
  const totals = totalsOf(parties);
  return (
    <>
      <div>
        <h2 className="text-2xl">{roster?.title}</h2>
        <p className="text-ink-soft">{roster?.when}</p>
        <p className="mt-2 text-lg">
          <strong className="figures">{formatNumber(totals.arrived)}</strong> of{" "}
          <span className="figures">{formatNumber(totals.expected)}</span> inside
        </p>
      </div>
      {roster?.notice ? (
        <Alert title={roster.notice}>
          This date does not take place. Tickets are good again if it is brought back.
        </Alert>
      ) : null}
      {roster ? <DayNotice roster={roster} /> : null}
      <DoorResult
        {...{ seen, parties, scans, session }}
        onCorrected={clear}
        onSure={(asked) =>
          see(() =>
            "code" in asked ? session.check(asked.code, true) : session.admit(asked.partyId, true),
          )
        }
      />
      <DoorCodeForm onCode={(code) => see(() => session.check(code))} />
      <DoorCamera onCode={(code) => see(() => session.check(code))} />
      <DoorSearch parties={parties} onChoose={(id) => see(() => session.admit(id))} />
      <DoorConflicts {...{ parties, scans, session }} />
      <Switch label="Sound" checked={isLoud} onCheckedChange={setLoud} className="max-w-xs" />
    </>
  );
}

/** Said before anybody comes: the wrong date may have been opened. */
function DayNotice({ roster }: { roster: Roster }) {
  const day = otherDay(roster, Date.now());
  if (day === null) return null;
  return (
    <Alert tone="caution" role="note" title="This date is not today">
      {day === "early" ? "It is still to come: " : "It is over: "}
      {roster.when}. Before anybody is checked in, you are asked.
    </Alert>
  );
}

/** The last ticket, told by eye and ear; then sent, if there is a signal. */
function useSeen(session: DoorSession) {
  const [seen, setSeen] = useState<Shown | null>(null);
  const [isLoud, setLoud] = useState(true);
  const sound = (next: Seen) => {
    if (isLoud) playSignal(lookOf(session, next) === "good" ? "good" : "bad");
  };
  const see = async (look: () => Promise<Seen>) => {
    setSeen({ kind: "asking" });
    const next = await look();
    setSeen(next);
    sound(next);
    const before = lookOf(session, next);
    await session.send();
    if (lookOf(session, next) !== before) sound(next);
  };
  const clear = () => {
    setSeen(null);
    void session.send();
  };
  return { seen, see, isLoud, setLoud, clear };
}

function lookOf(session: DoorSession, seen: Seen) {
  const { roster, scans } = session.read();
  const parties = withUnsent(roster?.parties ?? [], scans);
  return sayResult(seen, partyOf(seen, parties), scans).look;
}
