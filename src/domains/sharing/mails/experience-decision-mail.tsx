import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ExperienceDecisionMailProps {
  authorName: string;
  aboutName: string;
  isPublished: boolean;
  /** It was on the page and was taken down. */
  wasPublished: boolean;
  reason: string | null;
  /** The page of the place. */
  link: string;
}

type Outcome = Pick<ExperienceDecisionMailProps, "isPublished" | "wasPublished">;

export function decisionTitle({ isPublished, wasPublished }: Outcome): string {
  if (isPublished) return "Your experience is published";
  return wasPublished ? "Your experience was taken down" : "Your experience was not published";
}

function sentenceOf({ isPublished, wasPublished }: Outcome, aboutName: string): string {
  const shared = `what you shared about ${aboutName}`;
  if (isPublished)
    return `What you shared about ${aboutName} is now on its page for everyone to see. Thank you.`;
  return wasPublished
    ? `Somebody reported ${shared}. We have looked at it and taken it off the page.`
    : `We have looked at ${shared} and decided not to put it on the page.`;
}

export function ExperienceDecisionMail(props: ExperienceDecisionMailProps) {
  const { authorName, aboutName, reason, link } = props;
  return (
    <MailLayout title={decisionTitle(props)}>
      <MailText>Hello {authorName},</MailText>
      <MailText>{sentenceOf(props, aboutName)}</MailText>
      {reason ? <MailText>The reason: {reason}</MailText> : null}
      <MailButton href={link}>See {aboutName}</MailButton>
    </MailLayout>
  );
}
