import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import type { ReportNews } from "../mail-jobs.ts";

export const NEWS_TITLES: Readonly<Record<ReportNews, string>> = {
  verified: "Your species report is verified",
  disputed: "Your species report is disputed",
  comment: "Somebody commented on your species report",
};

const MEANS: Readonly<Record<ReportNews, string>> = {
  verified: "An expert, or two reviewers, take it for what you called it.",
  disputed: "A reviewer takes it for something else. Have a look at what they say.",
  comment: "Read it on the page of the report, and answer there.",
};

interface ReportNewsMailProps {
  news: ReportNews;
  /** As it was reported; null where nobody proved the address. */
  name: string | null;
  link: string;
}

export function ReportNewsMail({ news, name, link }: ReportNewsMailProps) {
  return (
    <MailLayout title={NEWS_TITLES[news]}>
      {name ? <MailText>It was reported as: {name}.</MailText> : null}
      <MailText>{MEANS[news]}</MailText>
      <MailButton href={link}>Open the report</MailButton>
      <MailText>
        You get this because the report was sent in with this address. If that was not you, there is
        nothing to do.
      </MailText>
    </MailLayout>
  );
}
