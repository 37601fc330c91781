import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import type { REVIEW_OUTCOMES } from "../mail-jobs.ts";

export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

interface ReviewDecisionMailProps {
  userName: string | null;
  businessName: string;
  title: string | null;
  outcome: ReviewOutcome;
  reason: string | null;
  /** The page of the place. */
  link: string;
}

export const DECISION_TITLES: Record<ReviewOutcome, string> = {
  published: "Your review is published",
  declined: "Your review was not published",
  "change-published": "Your changed review is published",
  "change-declined": "The change of your review was declined",
  "taken-down": "Your review was taken down",
};

const SENTENCES: Record<ReviewOutcome, (review: string) => string> = {
  published: (review) => `We have read ${review} and put it on the page for everyone. Thank you.`,
  declined: (review) => `We have read ${review} and decided not to publish it.`,
  "change-published": (review) => `The change of ${review} is now on the page.`,
  "change-declined": (review) =>
    `We have not taken over the change of ${review}. The version from before stays on the page.`,
  "taken-down": (review) =>
    `Somebody reported ${review}. We have looked at it and taken it off the page.`,
};

export function ReviewDecisionMail(props: ReviewDecisionMailProps) {
  const { userName, businessName, title, outcome, reason, link } = props;
  return (
    <MailLayout title={DECISION_TITLES[outcome]}>
      <MailText>{userName ? `Hello ${userName},` : "Hello,"}</MailText>
      <MailText>
        {SENTENCES[outcome](`your review ${title ? `“${title}” ` : ""}of ${businessName}`)}
      </MailText>
      {reason ? <MailText>The reason: {reason}</MailText> : null}
      <MailButton href={link}>See {businessName}</MailButton>
    </MailLayout>
  );
}
