import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ReviewAnswerMailProps {
  userName: string;
  businessName: string;
  answererName: string;
  answer: string;
  link: string;
}

export function ReviewAnswerMail(props: ReviewAnswerMailProps) {
  const { userName, businessName, answererName, answer, link } = props;
  return (
    <MailLayout title={`${businessName} answered your review`}>
      <MailText>Hello {userName},</MailText>
      <MailText>
        {answererName} has answered your review of {businessName}:
      </MailText>
      <MailText>“{answer}”</MailText>
      <MailButton href={link}>Read it on the page</MailButton>
    </MailLayout>
  );
}
