import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { EventDate } from "../../event/contract.ts";
import { STANDING_WORDS, type Standing } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import { ownRegistrationsQuery } from "../client.ts";
import { EARLIER_ONE_STANDS, ON_WAITING_LIST, REGISTERED } from "../limits-contract.ts";
import { mustWait, placesText } from "../place-words.ts";
import { RegistrationForm, type TypedWords } from "./registration-form.tsx";

interface RegistrationPanelProps {
  eventId: number;
  date: EventDate;
  /** What is said first about the date, by the clock of now. */
  standing: Standing;
}

/** How the places of a date stand, and the form that asks for some of them. */
export function RegistrationPanel({ eventId, date, standing }: RegistrationPanelProps) {
  const isOpen = standing === "open" || standing === "full";
  // The form is remade for each date; what was typed goes with the reader to the next one.
  const [typed, setTyped] = useState<TypedWords>({});
  useFreshPlaces(isOpen);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="registration" className="flex flex-col gap-4">
        <h2 id="registration" className="scroll-mt-24 font-semibold font-serif text-2xl">
          Register
        </h2>
        <p>{whenText(date)}</p>
        {isOpen ? <Places date={date} standing={standing} /> : <Closed standing={standing} />}
        <OwnPlace dateId={date.id} />
        <Sent />
        {isOpen ? (
          <RegistrationForm
            key={date.id}
            eventId={eventId}
            dateId={date.id}
            isWaiting={mustWait(date)}
            capacity={date.capacity}
            typed={typed}
            onTyped={setTyped}
          />
        ) : null}
      </section>
    </Card>
  );
}

const FRESH_MS = 30_000;

/** While somebody looks at the page, the places on it are asked for again. */
function useFreshPlaces(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const ask = () => document.visibilityState === "visible" && navigator.onLine && revalidate();
    const timer = setInterval(() => void ask(), FRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
}

function Places({ date, standing }: Pick<RegistrationPanelProps, "date" | "standing">) {
  return (
    <div className="flex flex-col gap-1" aria-live="polite">
      {standing === "full" ? (
        <p className="font-semibold text-danger">{STANDING_WORDS.full}</p>
      ) : null}
      <p>{placesText(date)}.</p>
      {mustWait(date) ? (
        <p className="text-ink-soft">
          Whoever registers now waits in line. When places become free, the line moves up by itself,
          in the order of arrival.
        </p>
      ) : null}
    </div>
  );
}

const Closed = ({ standing }: Pick<RegistrationPanelProps, "standing">) => (
  <p className="text-ink-soft">
    <span className="font-semibold text-ink">{STANDING_WORDS[standing]}</span>. Registration is
    closed.
  </p>
);

/** For those who are signed in and have a place, or wait for one. */
function OwnPlace({ dateId }: { dateId: number }) {
  const isKnown = useViewer().status === "authenticated";
  const { data = [] } = useQuery({ ...ownRegistrationsQuery, enabled: isKnown });
  const own = data.find((each) => each.dateId === dateId)?.registration;
  if (!own) return null;
  const { status, attendeeCount, placeInLine, link } = own;
  return (
    <Alert
      tone="ok"
      role="note"
      title={status === "waiting" ? "You are waiting" : "You have a place"}
    >
      {status === "waiting"
        ? `You are number ${placeInLine} in line. `
        : `Your ticket admits ${attendeeCount}. `}
      <TextLink href={link}>See your registration</TextLink>
    </Alert>
  );
}

/** After a form that was sent before the scripts had come. */
function Sent() {
  const [search] = useSearchParams();
  const sent = search.get("sent");
  if (sent !== "registered" && sent !== "waiting") return null;
  return (
    <Alert
      tone={sent === "waiting" ? "info" : "ok"}
      role="status"
      title={sent === "waiting" ? ON_WAITING_LIST : REGISTERED}
    >
      <p>We have mailed you the details, with a link to change or cancel.</p>
      <p>{EARLIER_ONE_STANDS}</p>
    </Alert>
  );
}
