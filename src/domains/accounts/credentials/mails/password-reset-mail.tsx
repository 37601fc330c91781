import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { RESET_VALID_MINUTES } from "../../person/contract.ts";

export function PasswordResetMail({ link, firstName }: { link: string; firstName: string | null }) {
  return (
    <MailLayout title="Choose a new password">
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>
        Someone, probably you, asked to set a new password for this address. The link works once and
        for {RESET_VALID_MINUTES} minutes.
      </MailText>
      <MailButton href={link}>Choose a new password</MailButton>
      <MailText>If you did not ask for it, ignore this message: nothing has changed.</MailText>
    </MailLayout>
  );
}
