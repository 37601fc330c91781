import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ListingApprovedMailProps {
  /** Null when the address is not proved. */
  name: string | null;
  firstName: string | null;
  page: string;
  /** Sent in while signed in: the listing is theirs now. */
  isOwner: boolean;
}

export function ListingApprovedMail({ name, firstName, page, isOwner }: ListingApprovedMailProps) {
  return (
    <MailLayout title="Your listing is live">
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>
        {name ?? "Your listing"} has been approved and can now be found on Landfall.
      </MailText>
      <MailButton href={page}>See the listing</MailButton>
      <MailText>
        {isOwner
          ? "It belongs to your account: your dashboard is where you keep it up to date and answer its reviews."
          : "If it is your business, you can claim it on its page to keep it up to date and answer its reviews."}
      </MailText>
    </MailLayout>
  );
}
