import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ListingRejectedMailProps {
  /** Null when the address is not proved. */
  name: string | null;
  firstName: string | null;
  reason: string | null;
  supportPage: string;
}

export function ListingRejectedMail(props: ListingRejectedMailProps) {
  const { name, firstName, reason, supportPage } = props;
  return (
    <MailLayout title="Your listing was not approved">
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>
        Our team has read {name ? `the listing of ${name}` : "the listing"} and decided not to
        publish it. It has been removed.
      </MailText>
      <MailText>
        {reason ? `The reason: ${reason}` : "The team gave no further reason."} You are welcome to
        send it in again when that has changed, and to ask us about it.
      </MailText>
      <MailButton href={supportPage}>Ask us</MailButton>
    </MailLayout>
  );
}
