import { useState } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { EventDate } from "../../event/contract.ts";
import { isCalledOff, STANDING_WORDS, standingOf } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import { useDecideDate } from "../client.ts";
import type { DateDeed, EditableDate, EditableEvent } from "../contract.ts";
import { DateDeeds } from "./date-deeds.tsx";
import { DatePlaces } from "./date-places.tsx";
import { MoveDate } from "./move-date.tsx";
import { takenWords } from "./registered-words.ts";

interface DateRowProps {
  event: EditableEvent;
  date: EditableDate;
}

/** One date, with what can be decided about it: its places alone while the whole event is cancelled. */
export function DateRow({ event, date }: DateRowProps) {
  const decide = useDecideDate();
  const [open, setOpen] = useState<"move" | "places" | null>(null);
  const close = () => setOpen(null);
  const send = (deed: DateDeed) =>
    decide.mutateAsync({ ...deed, version: date.version, id: event.id, dateId: date.id });
  const move = async (deed: DateDeed): Promise<void> => {
    await send(deed);
    toast({ title: "The date is changed", tone: "ok" });
  };
  const setPlaces = async (capacity: number | null): Promise<void> => {
    await send({ deed: "capacity", capacity });
    toast({ title: "The places are changed", tone: "ok" });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <DateFacts date={date} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen("places")}>
          Places
        </Button>
        {event.status === "active" ? (
          <>
            {date.status === "cancelled" && !isCalledOff(date) ? null : (
              <Button variant="secondary" onClick={() => setOpen("move")}>
                Move
              </Button>
            )}
            <DateDeeds {...{ event, date, send }} />
          </>
        ) : null}
      </div>
      {open === "move" ? <MoveDate date={date} decide={move} onClose={close} /> : null}
      {open === "places" ? <DatePlaces date={date} send={setPlaces} onClose={close} /> : null}
    </li>
  );
}

const DateFacts = ({ date }: { date: EventDate }) => (
  <div className="flex flex-wrap items-center gap-2">
    <time dateTime={date.startDate}>{whenText(date)}</time>
    {date.status === "active" ? null : (
      <Badge tone="danger">{STANDING_WORDS[standingOf(date, Date.now())]}</Badge>
    )}
    {date.weatherCall === "go" ? <Badge tone="ok">Go</Badge> : null}
    <span className="figures text-ink-soft text-sm">{takenWords(date)}</span>
  </div>
);
