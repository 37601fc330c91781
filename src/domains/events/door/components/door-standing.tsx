import { CloudOff, RefreshCw } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { ageText } from "../door-rules.ts";
import type { DoorState, Link } from "../door-state.ts";

interface DoorStandingProps {
  state: DoorState;
  isForgetful: boolean;
  onSync: () => void;
}

/** How old the list is, what is not sent, and why. */
export function DoorStanding({ state, isForgetful, onSync }: DoorStandingProps) {
  const { roster, scans, link } = state;
  const now = useMinute();
  const unsent = scans.filter(({ outcome }) => outcome === null).length;
  if (isTurnedAway(state)) return <TurnedAway link={link} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
        {roster ? <span>List of {ageText(roster.takenAt, now)}</span> : null}
        <span>{unsent === 0 ? "Everything is sent" : `${unsent} not sent yet`}</span>
        <Button variant="quiet" onClick={onSync}>
          <RefreshCw aria-hidden /> Refresh
        </Button>
      </p>
      <Trouble link={link} hasRoster={roster !== null} />
      {isForgetful ? (
        <Alert tone="caution">
          This browser keeps nothing. Do not leave this page before everything is sent.
        </Alert>
      ) : null}
    </div>
  );
}

/** Nothing of this door is here, neither names nor arrivals. */
const isTurnedAway = ({ roster, scans, link }: DoorState): boolean =>
  (link === "signed_out" || link === "refused") && roster === null && scans.length === 0;

function SignIn({ children, ...link }: ComponentProps<"a">) {
  const { pathname, search } = useLocation();
  return (
    <a {...link} href={`/login?next=${encodeURIComponent(pathname + search)}`}>
      {children}
    </a>
  );
}

const TurnedAway = ({ link }: { link: Link }) =>
  link === "signed_out" ? (
    <Alert tone="caution" title="Sign In Required">
      <p>Only the organizer of this event can check people in.</p>
      <Button asChild variant="secondary" className="mt-2">
        <SignIn>Sign In</SignIn>
      </Button>
    </Alert>
  ) : (
    <Alert title="You cannot check people in here">
      Only the organizer of this event can. Perhaps you are signed in with another account.
    </Alert>
  );

function Trouble({ link, hasRoster }: { link: Link; hasRoster: boolean }) {
  if (link === "offline")
    return (
      <p role="status" className="flex items-center gap-2">
        <CloudOff aria-hidden className="size-5 shrink-0" />
        {hasRoster
          ? "No signal. Go on: arrivals are kept here and sent later."
          : "No signal, and this device has not kept the list of this date yet."}
      </p>
    );
  if (link === "signed_out")
    return (
      <Alert tone="caution" title="You are signed out">
        Arrivals are kept here.{" "}
        <TextLink asChild>
          <SignIn>Sign in again</SignIn>
        </TextLink>{" "}
        to send them.
      </Alert>
    );
  if (link === "refused")
    return (
      <Alert title="The server does not take arrivals from you">
        Only the organizer of this event can check people in. What is not sent stays on this device.
      </Alert>
    );
  return null;
}

const MINUTE_MS = 15_000;

function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
