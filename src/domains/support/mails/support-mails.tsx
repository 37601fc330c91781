import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

/** Null where the address is not proved: it may be somebody's who wrote nothing to us. */
interface Typed {
  name: string | null;
  subject: string | null;
}

export function SupportReceiptMail({ name, subject, link }: Typed & { link: string }) {
  return (
    <MailLayout title="We have your message">
      <MailText>{name ? `Hello ${name},` : "Hello,"}</MailText>
      <MailText>
        {subject ? `Your message “${subject}”` : "Your message"} has arrived. We answer within 24
        hours, by mail to this address.
      </MailText>
      <MailButton href={link}>See the conversation</MailButton>
      <MailText>If you did not write to us, you can ignore this message.</MailText>
    </MailLayout>
  );
}

interface WordsProps {
  body: string;
  link: string;
}

export function SupportAnswerMail({ name, body, link }: WordsProps & Pick<Typed, "name">) {
  return (
    <MailLayout title="An answer to your question">
      <MailText>{name ? `Hello ${name},` : "Hello,"}</MailText>
      <Words body={body} />
      <MailText>To write back, please go on with the conversation here:</MailText>
      <MailButton href={link}>Write back</MailButton>
    </MailLayout>
  );
}

export function SupportNoticeMail({ name, body, link }: WordsProps & { name: string }) {
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
