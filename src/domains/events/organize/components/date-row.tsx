import { useState } from "react";
import { ReasonDialog } from "#src/design/patterns/reason-dialog.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import type { EventDate } from "../../event/contract.ts";
import { isCalledOff, STANDING_WORDS, standingOf } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import { useDecideDate } from "../client.ts";
import type { DateDeed, EditableEvent } from "../contract.ts";
import { DatePlaces } from "./date-places.tsx";
import { MoveDate } from "./move-date.tsx";

type Asked = "cancel" | "postpone" | "resume" | "go" | "no_go";

const QUESTIONS: Record<Asked, { title: string; confirm: string }> = {
  cancel: { title: "Cancel this date?", confirm: "Cancel date" },
  postpone: { title: "Postpone this date?", confirm: "Postpone" },
  resume: { title: "Let it take place after all?", confirm: "It takes place" },
  go: { title: "Go: the weather allows it?", confirm: "Say go" },
  no_go: { title: "No go: call it off for the weather?", confirm: "Call it off" },
};

const deedOf = (asked: Asked, note: string): DateDeed =>
  asked === "go" || asked === "no_go"
    ? { deed: "weather", call: asked, note }
    : { deed: asked, note };

/** One date, with what can be decided about it: its places alone while the whole event is cancelled. */
export function DateRow({ event, date }: { event: EditableEvent; date: EventDate }) {
  const decide = useDecideDate();
  const [asked, setAsked] = useState<Asked | "move" | "places" | null>(null);
  const change = async (deed: DateDeed): Promise<void> => {
    await decide.mutateAsync({ ...deed, id: event.id, dateId: date.id });
    toast({ title: "The date is changed", tone: "ok" });
  };
  const send = async (deed: DateDeed): Promise<boolean> => {
    try {
      await change(deed);
      return true;
    } catch (error) {
      toast({ title: reasonOf(error, "Nothing was changed."), tone: "danger" });
      return false;
    }
  };
  const setPlaces = async (capacity: number | null) => {
    await decide.mutateAsync({ deed: "capacity", capacity, id: event.id, dateId: date.id });
    toast({ title: "The places are changed", tone: "ok" });
  };
  const button = (what: Asked | "move" | "places", label: string) => (
    <Button size="sm" variant="secondary" onClick={() => setAsked(what)}>
      {label}
    </Button>
  );
  const isOff = isCalledOff(date);
  const mayCall = event.weatherDependent && (date.status === "active" || isOff);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <time dateTime={date.startDate}>{whenText(date)}</time>
        {date.status === "active" ? null : (
          <Badge tone="danger">{STANDING_WORDS[standingOf(date, Date.now())]}</Badge>
        )}
        {date.weatherCall === "go" ? <Badge tone="ok">Go</Badge> : null}
        <span className="figures text-ink-soft text-sm">
          {date.attendeeCount}
          {date.capacity === null ? "" : ` of ${date.capacity}`} registered, {date.waitingCount}{" "}
          waiting
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {button("places", "Places")}
        {event.status === "active" ? (
          <>
            {button("move", "Move")}
            {date.status === "active" ? button("postpone", "Postpone") : null}
            {date.status === "active" || mayCall ? null : button("resume", "Resume")}
            {date.status === "cancelled" && !isOff ? null : button("cancel", "Cancel")}
            {mayCall ? button("go", "Go") : null}
            {mayCall && !isOff ? button("no_go", "No go") : null}
          </>
        ) : null}
      </div>
      {asked === "move" ? (
        <MoveDate date={date} decide={change} onClose={() => setAsked(null)} />
      ) : null}
      {asked === "places" ? (
        <DatePlaces date={date} send={setPlaces} onClose={() => setAsked(null)} />
      ) : null}
      {asked && asked !== "move" && asked !== "places" ? (
        <ReasonDialog
          title={QUESTIONS[asked].title}
          description={whenText(date)}
          label="A word to those who registered"
          confirmLabel={QUESTIONS[asked].confirm}
          onClose={() => setAsked(null)}
          onConfirm={(note) => send(deedOf(asked, note))}
        />
      ) : null}
    </li>
  );
}
