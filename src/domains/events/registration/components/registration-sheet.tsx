import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { directionsTo } from "#src/shared/directions.ts";
import { whenText } from "../../event/when-rules.ts";
import type { RegistrationView } from "../contract.ts";
import { keepTicket } from "../kept-tickets.ts";
import { registrationTone, registrationWords } from "../registration-words.ts";
import { isToConfirm, RegistrationDeeds } from "./registration-deeds.tsx";
import { TicketCard } from "./ticket-card.tsx";

interface RegistrationSheetProps {
  token: string;
  view: RegistrationView;
  /** Further links. */
  children?: ReactNode;
}

/** One registration: how it stands, the ticket, and what can be done with it. */
export function RegistrationSheet({ token, view, children }: RegistrationSheetProps) {
  const [key = ""] = token.split(".");
  useEffect(() => keepTicket(key, view), [key, view]);
  const { ticketCode, ticketSvg, dateStatus, attendeeCount, eventId, dateId, isShown } = view;
  const isLive = view.status === "registered" || view.status === "waiting";
  const [title, words] = registrationWords(view);
  const notice = useNoticeOfChange(view.status);
  const deeds = isLive && !view.hasBegun ? <RegistrationDeeds token={token} view={view} /> : null;
  const isAsked = isToConfirm(view);
  return (
    <>
      <Alert ref={notice} tabIndex={-1} tone={registrationTone(view)} role="note" title={title}>
        {words}
      </Alert>
      {isAsked ? deeds : null}
      <div>
        <p className="font-semibold">{whenText(view)}</p>
        <p>{view.place}</p>
        <p className="text-ink-soft">Organized by {view.organizer}</p>
        {view.statusNote ? <p>The organizer says: {view.statusNote}</p> : null}
        <p className="flex flex-wrap gap-x-6 pt-2">
          {isLive && dateStatus === "active" ? (
            <TextLink
              className="inline-flex min-h-11 items-center"
              href={directionsTo(view.place)}
              target="_blank"
              rel="noreferrer"
            >
              Get Directions
            </TextLink>
          ) : null}
          {isShown ? (
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={`/events/${eventId}?date=${dateId}`}>See the event</Link>
            </TextLink>
          ) : null}
          {children}
        </p>
      </div>
      {ticketCode && ticketSvg && dateStatus !== "cancelled" ? (
        <TicketCard code={ticketCode} svg={ticketSvg} attendeeCount={attendeeCount} />
      ) : null}
      {ticketCode && dateStatus === "active" && !view.hasBegun ? (
        <CalendarLinks view={view} />
      ) : null}
      {isAsked ? null : deeds}
    </>
  );
}

/** What was pressed goes with the rest of a registration that ended: the reader is led to what became of it. */
function useNoticeOfChange(status: RegistrationView["status"]) {
  const notice = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "center" });
  }, [status]);
  return notice;
}

function CalendarLinks({ view }: { view: RegistrationView }) {
  const file = `/api/events/${view.eventId}/dates/${view.dateId}/calendar.ics`;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>Add to your calendar:</span>
      <TextLink className="inline-flex min-h-11 items-center" href={file}>
        File (.ics)
      </TextLink>
      <TextLink className="inline-flex min-h-11 items-center" href={view.googleLink}>
        Google
      </TextLink>
      <TextLink className="inline-flex min-h-11 items-center" href={view.outlookLink}>
        Outlook
      </TextLink>
      <TextLink className="inline-flex min-h-11 items-center" href={view.outlookWorkLink}>
        Outlook for work
      </TextLink>
    </p>
  );
}
