import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ReviewAnswerMailProps {
  /** Null when the address is not proved, as is the answer: what strangers write is read on the page. */
  userName: string | null;
  businessName: string;
  answer: string | null;
  link: string;
}

export function ReviewAnswerMail(props: ReviewAnswerMailProps) {
  const { userName, businessName, answer, link } = props;
  return (
    <MailLayout title={`${businessName} answered your review`}>
      <MailText>{userName ? `Hello ${userName},` : "Hello,"}</MailText>
      <MailText>
        {businessName} has answered your review{answer ? ":" : "."}
      </MailText>
      {answer ? <MailText>“{answer}”</MailText> : null}
      <MailButton href={link}>Read it on the page</MailButton>
    </MailLayout>
  );
}
