import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ExperienceDecisionMailProps {
  authorName: string;
  businessName: string;
  isPublished: boolean;
  reason: string | null;
  /** The page of the place. */
  link: string;
}

export const decisionTitle = (isPublished: boolean): string =>
  isPublished ? "Your experience is published" : "Your experience was not published";

export function ExperienceDecisionMail(props: ExperienceDecisionMailProps) {
  const { authorName, businessName, isPublished, reason, link } = props;
  return (
    <MailLayout title={decisionTitle(isPublished)}>
      <MailText>Hello {authorName},</MailText>
      <MailText>
        {isPublished
          ? `What you shared about ${businessName} is now on its page for everyone to see. Thank you.`
          : `We have looked at what you shared about ${businessName} and decided not to put it on the page.`}
      </MailText>
      {reason ? <MailText>The reason: {reason}</MailText> : null}
      <MailButton href={link}>See {businessName}</MailButton>
    </MailLayout>
  );
}
