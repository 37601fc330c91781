import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { EventDate } from "../../event/contract.ts";
import { isOpen, STANDING_WORDS, type Standing } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import {
  EARLIER_ONE_STANDS,
  ON_WAITING_LIST,
  PLACE_IN_LINE,
  REGISTERED,
} from "../limits-contract.ts";
import { mustWait, placesText } from "../place-words.ts";
import { OwnPlace, useOwnPlace } from "./own-place.tsx";
import { RegistrationForm, type TypedWords } from "./registration-form.tsx";

interface RegistrationPanelProps {
  eventId: number;
  date: EventDate;
  /** What is said first about the date, by the clock of now. */
  standing: Standing;
  /** Whoever likes may come without. */
  isWalkIn: boolean;
}

/** How the places of a date stand, and the form that asks for some of them. */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const { eventId, date, standing, isWalkIn } = props;
  const isTaking = isOpen(standing);
  // The form is remade for each date; what was typed goes with the reader to the next one.
  const [typed, setTyped] = useState<TypedWords>({});
  useFreshPlaces(isTaking);
  const own = useOwnPlace(date.id);
  const [joined, setJoined] = useState<number | null>(null);
  const isInLine = useSent() === "waiting" || joined === date.id || own?.status === "waiting";
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="registration" className="flex flex-col gap-4">
        <h2 id="registration" className="scroll-mt-24 font-semibold font-serif text-2xl">
          {isTaking || !isWalkIn ? "Register" : "Taking part"}
        </h2>
        <p>{whenText(date)}</p>
        {isTaking ? (
          <Places date={date} standing={standing} isInLine={isInLine} />
        ) : (
          <Closed standing={standing} isWalkIn={isWalkIn} />
        )}
        <OwnPlace own={own} standing={standing} />
        <Sent />
        {isTaking ? (
          <RegistrationForm
            key={date.id}
            eventId={eventId}
            dateId={date.id}
            isWaiting={mustWait(date)}
            capacity={date.capacity}
            typed={typed}
            onTyped={setTyped}
            onWaiting={() => setJoined(date.id)}
          />
        ) : null}
      </section>
    </Card>
  );
}

const FRESH_MS = 30_000;

/** While somebody looks at the page, the places on it are asked for again. */
function useFreshPlaces(isTaking: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isTaking) return;
    const ask = () => document.visibilityState === "visible" && navigator.onLine && revalidate();
    const timer = setInterval(() => void ask(), FRESH_MS);
    return () => clearInterval(timer);
  }, [isTaking, revalidate]);
}

interface PlacesProps extends Pick<RegistrationPanelProps, "date" | "standing"> {
  /** Whoever waits is told where in line: a party ahead may be the reader. */
  isInLine: boolean;
}

function Places({ date, standing, isInLine }: PlacesProps) {
  return (
    <div className="flex flex-col gap-1" aria-live="polite">
      {standing === "full" ? (
        <p className="font-semibold text-danger">{STANDING_WORDS.full}</p>
      ) : null}
      {isInLine ? null : <p>{placesText(date)}.</p>}
      {mustWait(date) && !isInLine ? (
        <p className="text-ink-soft">
          Whoever registers now waits in line. When places become free, the line moves up by itself,
          in the order of arrival.
        </p>
      ) : null}
    </div>
  );
}

const Closed = ({ standing, isWalkIn }: Pick<RegistrationPanelProps, "standing" | "isWalkIn">) => (
  <p className="text-ink-soft">
    <span className="font-semibold text-ink">{STANDING_WORDS[standing]}</span>
    {closedWords(standing, isWalkIn)}
  </p>
);

function closedWords(standing: Standing, isWalkIn: boolean): string {
  if (!isWalkIn) return ". Registration is closed.";
  return standing === "under-way" ? ". No registration is needed: just come." : ".";
}

const useSent = () => useSearchParams()[0].get("sent");

/** Null where the address says none. */
function useSentPlace(): string | null {
  const place = useSearchParams()[0].get("place") ?? "";
  return PLACE_IN_LINE.test(place) ? place : null;
}

/** After a form that was sent before the scripts had come. */
function Sent() {
  const sent = useSent();
  const place = useSentPlace();
  if (sent !== "registered" && sent !== "waiting") return null;
  return (
    <Alert
      tone={sent === "waiting" ? "info" : "ok"}
      role="status"
      title={sent === "waiting" ? ON_WAITING_LIST : REGISTERED}
    >
      {sent === "waiting" && place !== null ? <p>You are number {place} in line.</p> : null}
      <p>We have mailed you the details, with a link to change or cancel.</p>
      <p>{EARLIER_ONE_STANDS}</p>
    </Alert>
  );
}
