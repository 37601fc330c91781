import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface EventVerdictMailProps {
  organizerName: string | null;
  title: string;
  /** Why it was taken down; null when it is back. */
  reason: string | null;
  /** The organizer's page of the event. */
  link: string;
}

export const verdictTitle = (reason: string | null): string =>
  reason === null ? "Your event is back" : "Your event was taken down";

export function EventVerdictMail({ organizerName, title, reason, link }: EventVerdictMailProps) {
  return (
    <MailLayout title={verdictTitle(reason)}>
      <MailText>{organizerName ? `Hello ${organizerName},` : "Hello,"}</MailText>
      {reason === null ? (
        <MailText>
          We have put your event “{title}” back on Landfall. Those who registered have been told
          that it takes place after all.
        </MailText>
      ) : (
        <>
          <MailText>
            We have looked at your event “{title}” and taken it off Landfall. Nobody can find it or
            register for it, and those who registered have been told that it does not take place.
          </MailText>
          <MailText>The reason: {reason}</MailText>
          <MailText>
            You can still change it. If you have mended it, or think that we are wrong, please write
            to us.
          </MailText>
        </>
      )}
      <MailButton href={link}>See your event</MailButton>
    </MailLayout>
  );
}
