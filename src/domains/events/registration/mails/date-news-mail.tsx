import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  DateNewsText,
  type DateNewsTextProps,
  nameWithFormer,
  newsTitle,
} from "../components/date-news-text.tsx";
import {
  ConfirmNote,
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
} from "../components/mail-parts.tsx";

interface DateNewsMailProps extends EventMailFacts, DateNewsTextProps {
  isWaiting: boolean;
  /** Until when the place has to be confirmed, in words; null where nothing has to. */
  confirmBy: string | null;
}

type Named = Pick<DateNewsMailProps, "kind" | "was" | "title" | "previousTitle">;

export const newsSubject = ({ title, previousTitle, ...news }: Named): string =>
  `${newsTitle(news)}: ${nameWithFormer(title, previousTitle)}`;

export function DateNewsMail(props: DateNewsMailProps) {
  const { title, isWaiting, confirmBy, link } = props;
  return (
    <MailLayout title={`${newsTitle(props)}: ${title}`}>
      <Greeting {...props} />
      <DateNewsText {...props} />
      <EventFacts {...props} />
      {isWaiting ? <MailText>You are still on the waiting list.</MailText> : null}
      <ConfirmNote confirmBy={confirmBy} />
      <ManageButton link={link}>
        {confirmBy === null ? "See your registration" : "Confirm or decline"}
      </ManageButton>
    </MailLayout>
  );
}
