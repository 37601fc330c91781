import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

export function AlertTakenDownMail({ title, reason }: { title: string; reason: string }) {
  return (
    <MailLayout title="Your conservation alert was taken down">
      <MailText>
        Somebody reported “{title}”. We have looked at it and taken it off Landfall.
      </MailText>
      <MailText>The reason: {reason}</MailText>
      <MailText>If you think that this is a mistake, please write to our support.</MailText>
    </MailLayout>
  );
}
