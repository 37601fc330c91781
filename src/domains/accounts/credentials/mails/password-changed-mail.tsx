import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface PasswordChangedMailProps {
  resetPage: string;
  firstName: string | null;
}

export function PasswordChangedMail({ resetPage, firstName }: PasswordChangedMailProps) {
  return (
    <MailLayout title="Your password was changed">
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>
        The password of your Landfall account was changed just now, and every device was signed out.
        If that was you, there is nothing to do.
      </MailText>
      <MailText>If it was not you, set a new password at once:</MailText>
      <MailButton href={resetPage}>Set a new password</MailButton>
    </MailLayout>
  );
}
