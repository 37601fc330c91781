import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ReceiptProps {
  name: string;
  subject: string;
  link: string;
}

export function SupportReceiptMail({ name, subject, link }: ReceiptProps) {
  return (
    <MailLayout title="We have your message">
      <MailText>Hello {name},</MailText>
      <MailText>
        Your message “{subject}” has arrived. We answer within 24 hours, by mail to this address.
      </MailText>
      <MailButton href={link}>See the conversation</MailButton>
    </MailLayout>
  );
}

interface WordsProps {
  name: string;
  body: string;
  link: string;
}

export function SupportAnswerMail({ name, body, link }: WordsProps) {
  return (
    <MailLayout title="An answer to your question">
      <MailText>Hello {name},</MailText>
      <Words body={body} />
      <MailText>To write back, please go on with the conversation here:</MailText>
      <MailButton href={link}>Write back</MailButton>
    </MailLayout>
  );
}

export function SupportNoticeMail({ name, body, link }: WordsProps) {
  return (
    <MailLayout title={`${name} asks for help`}>
      <Words body={body} />
      <MailButton href={link}>Open the inbox</MailButton>
    </MailLayout>
  );
}

function Words({ body }: { body: string }) {
  return body.split(/\n{2,}/).map((paragraph) => <MailText key={paragraph}>{paragraph}</MailText>);
}
