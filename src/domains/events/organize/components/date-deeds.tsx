import type { FormQuestion } from "#src/design/patterns/form-dialog.tsx";
import type { EventDate } from "../../event/contract.ts";
import { isCalledOff } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import type { DateDeed, EditableEvent } from "../contract.ts";
import { ReasonButton } from "./reason-button.tsx";

type Asked = "cancel" | "postpone" | "resume" | "go" | "no_go";

interface Deed extends Pick<FormQuestion, "title" | "confirmLabel" | "cancelLabel" | "tone"> {
  name: string;
}

const DEEDS: Readonly<Record<Asked, Deed>> = {
  cancel: {
    name: "Cancel date",
    title: "Cancel this date?",
    confirmLabel: "Cancel date",
    cancelLabel: "Keep date",
    tone: "danger",
  },
  postpone: { name: "Postpone", title: "Postpone this date?", confirmLabel: "Postpone date" },
  resume: {
    name: "Resume",
    title: "Let it take place after all?",
    confirmLabel: "It takes place",
  },
  go: { name: "Go", title: "Go: the weather allows it?", confirmLabel: "Say go" },
  no_go: {
    name: "No go",
    title: "No go: call it off for the weather?",
    confirmLabel: "Call it off",
    tone: "danger",
  },
};

const deedOf = (asked: Asked, note: string): DateDeed =>
  asked === "go" || asked === "no_go"
    ? { deed: "weather", call: asked, note }
    : { deed: asked, note };

/** What can be decided about a date as it stands. */
function deedsFor(event: EditableEvent, date: EventDate): Asked[] {
  const isOff = isCalledOff(date);
  const takesPlace = date.status === "active";
  const mayCall = event.weatherDependent && (takesPlace || isOff);
  const offered: Record<Asked, boolean> = {
    postpone: takesPlace,
    resume: !takesPlace && !mayCall,
    cancel: date.status !== "cancelled" || isOff,
    go: mayCall,
    no_go: mayCall && !isOff,
  };
  return (Object.keys(offered) as Asked[]).filter((asked) => offered[asked]);
}

interface DateDeedsProps {
  event: EditableEvent;
  date: EventDate;
  send: (deed: DateDeed) => Promise<unknown>;
}

/** Each of them is told to those who registered, with a word. */
export const DateDeeds = ({ event, date, send }: DateDeedsProps) =>
  deedsFor(event, date).map((asked) => {
    const { name, ...question } = DEEDS[asked];
    return (
      <ReasonButton
        key={asked}
        question={{
          tone: "primary",
          cancelLabel: "Leave as it is",
          ...question,
          description: whenText(date),
          label: "A word to those who registered",
        }}
        send={(note) => send(deedOf(asked, note))}
        done="The date is changed"
        failed="Nothing was changed."
      >
        {name}
      </ReasonButton>
    );
  });
