import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ListingReceivedMailProps {
  /** Null when the address is not proved. */
  name: string | null;
  firstName: string | null;
}

export function ListingReceivedMail({ name, firstName }: ListingReceivedMailProps) {
  return (
    <MailLayout title="We have received your listing">
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>
        Thank you for sending in {name ?? "a listing"}. Our team reads every listing before it goes
        live, which takes 1-2 business days. We will write to you as soon as it is decided.
      </MailText>
      <MailText>If you did not send it in, you can ignore this message.</MailText>
    </MailLayout>
  );
}
