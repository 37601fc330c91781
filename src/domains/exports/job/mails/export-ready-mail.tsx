import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ExportReadyMailProps {
  filename: string;
  /** "November 19, 2026" */
  until: string;
  link: string;
}

export function ExportReadyMail({ filename, until, link }: ExportReadyMailProps) {
  return (
    <MailLayout title="Your export is ready">
      <MailText>
        {filename} is written. Fetch it with the account that made it, until {until}; then it is
        deleted.
      </MailText>
      <MailButton href={link}>Fetch the file</MailButton>
    </MailLayout>
  );
}
