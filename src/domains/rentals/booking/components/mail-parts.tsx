import { Fragment } from "react";
import { MailText } from "#src/platform/mail/mail-layout.tsx";

/** What every mail about a booking says. */
export interface BookingMailFacts {
  /** Null where the address is not proved: then nothing that was typed is repeated. */
  name: string | null;
  itemName: string;
  businessName: string;
  place: string;
  businessPhone: string;
  when: string;
  guests: number | null;
  requiresLicense: boolean;
  /** What the total is made of: "2 hours at $50.00: $100.00". */
  lines: string[];
  total: string;
  policy: string | null;
  link: string;
}

export const Greeting = ({ name }: Pick<BookingMailFacts, "name">) => (
  <MailText>{name === null ? "Hello," : `Hello ${name},`}</MailText>
);

export function BookingFactsText(facts: BookingMailFacts) {
  return (
    <MailText>
      <strong>{facts.itemName}</strong>
      <br />
      {facts.when}
      <br />
      {facts.guests !== null && (
        <>
          {facts.guests === 1 ? "1 guest" : `${facts.guests} guests`}
          <br />
        </>
      )}
      {facts.businessName}, {facts.place}
      {facts.lines.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
      <br />
      Total: {facts.total}
    </MailText>
  );
}
