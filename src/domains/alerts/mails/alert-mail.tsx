import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface AlertMailProps {
  title: string;
  facts: string[];
  /** As everybody sees it. */
  location: string;
  link: string;
  /** Where the reader chooses areas. */
  choices: string;
}

/** Its title takes no links; the other words of whoever sent it in are read on the page. */
export function AlertMail({ title, facts, location, link, choices }: AlertMailProps) {
  return (
    <MailLayout title={title}>
      <MailText>{facts.join(". ")}.</MailText>
      <MailText>Where: {location}</MailText>
      <MailButton href={link}>Read the alert</MailButton>
      <MailText>You chose to be told of alerts like this one. Change that here: {choices}</MailText>
    </MailLayout>
  );
}
