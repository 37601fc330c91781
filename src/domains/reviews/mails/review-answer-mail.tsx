import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ReviewAnswerMailProps {
  userName: string;
  businessName: string;
  /** Null when the address is not proved: what strangers write is read on the page. */
  answer: string | null;
  link: string;
}

export function ReviewAnswerMail(props: ReviewAnswerMailProps) {
  const { userName, businessName, answer, link } = props;
  return (
    <MailLayout title={`${businessName} answered your review`}>
      <MailText>Hello {userName},</MailText>
      <MailText>
        {businessName} has answered your review{answer ? ":" : "."}
      </MailText>
      {answer ? <MailText>“{answer}”</MailText> : null}
      <MailButton href={link}>Read it on the page</MailButton>
    </MailLayout>
  );
}
