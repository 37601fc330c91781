import { MailButton, MailText } from "#src/platform/mail/mail-layout.tsx";
import { pictureAddress } from "#src/platform/mail/mail-picture.ts";

/** What every mail about a date says. */
export interface EventMailFacts {
  /** Null where the address is not proved: then nothing that was typed is repeated. */
  userName: string | null;
  title: string;
  when: string;
  place: string;
  organizer: string;
  /** As the page says it; null where nothing is said. */
  price: string | null;
  /** The page of the registration. */
  link: string;
}

export const Greeting = ({ userName }: Pick<EventMailFacts, "userName">) => (
  <MailText>{userName === null ? "Hello," : `Hello ${userName},`}</MailText>
);

export function EventFacts({ title, when, place, organizer, price }: EventMailFacts) {
  return (
    <MailText>
      <strong>{title}</strong>
      <br />
      {when}
      <br />
      {place}
      <br />
      Organized by {organizer}
      {price === null ? null : (
        <>
          <br />
          Price: {price}
        </>
      )}
    </MailText>
  );
}

export const ManageButton = ({ link, children }: { link: string; children: string }) => (
  <MailButton href={link}>{children}</MailButton>
);

/** For whoever moved up and has not said yes. */
export const ConfirmNote = ({ confirmBy }: { confirmBy: string | null }) =>
  confirmBy === null ? null : (
    <MailText>
      <strong>Please confirm by {confirmBy}.</strong> After that the place goes to the next in line.
    </MailText>
  );

export const partyText = (attendeeCount: number): string =>
  attendeeCount === 1 ? "one person" : `${attendeeCount} people`;

/** Another number was typed for an address that is registered. */
export interface AskedAgain {
  askedFor: number;
  /** The page of the registration, with that number chosen. */
  changeLink: string;
}

export function AgainNote({ again }: { again: AskedAgain | null }) {
  if (!again) return null;
  const party = partyText(again.askedFor);
  return (
    <>
      <MailText>
        This address was registered again, for {party}. Your registration stays as it is until you
        change it.
      </MailText>
      <MailButton href={again.changeLink}>{`Change it to ${party}`}</MailButton>
    </>
  );
}

export const TICKET_PICTURE = "ticket";

/** Shown at the door, from a screen or from paper. */
export function Ticket({ code, attendeeCount }: { code: string; attendeeCount: number }) {
  return (
    <>
      <p style={{ margin: "24px 0 8px" }}>
        <img
          src={pictureAddress(TICKET_PICTURE)}
          alt={`Ticket ${code}`}
          width={180}
          height={180}
          style={{ border: "1px solid #b9c6cf", background: "#fff" }}
        />
      </p>
      <MailText>
        Your ticket: <strong>{code}</strong>
        <br />
        {attendeeCount === 1 ? "Admits one." : `Admits ${attendeeCount}.`} Please show it at the
        door.
      </MailText>
    </>
  );
}
