import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  ConfirmNote,
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
} from "../components/mail-parts.tsx";

type Kind = "moved" | "cancelled" | "postponed" | "back" | "gathered" | "go" | "no_go";

/** What happened; of a date that was moved, how it stood before where it did not take place. */
interface News {
  kind: Kind;
  was: "postponed" | "called_off" | null;
}

interface DateNewsMailProps extends EventMailFacts, News {
  /** What it was before, where that changed. */
  previousTitle: string | null;
  previousWhen: string | null;
  previousPlace: string | null;
  /** What the organizer says about it. */
  note: string | null;
  /** Otherwise it is read behind the link: nobody is written to through us who did not ask for it. */
  mayRepeat: boolean;
  isWaiting: boolean;
  /** Until when the place has to be confirmed, in words; null where nothing has to. */
  confirmBy: string | null;
  /** One date of a series that goes on. */
  isOneOfSeries: boolean;
}

const TITLES: Readonly<Record<Kind, string>> = {
  moved: "Changed",
  cancelled: "Cancelled",
  postponed: "Postponed",
  back: "Takes place after all",
  gathered: "Changed several times",
  go: "The weather holds",
  no_go: "Called off for the weather",
};

const newsTitle = ({ kind, was }: News): string =>
  was === null ? TITLES[kind] : "It has a new date";

type Named = Pick<DateNewsMailProps, "kind" | "was" | "title" | "previousTitle">;

/** With the name that its reader knows it by. */
export const newsSubject = ({ title, previousTitle, ...news }: Named): string =>
  previousTitle === null
    ? `${newsTitle(news)}: ${title}`
    : `${newsTitle(news)}: ${title} (before: ${previousTitle})`;

const SENTENCES: Readonly<Record<Kind, string>> = {
  moved: "The organizer has changed this event.",
  cancelled: "This event does not take place.",
  postponed: "This event does not take place at the time below. There is no new time yet.",
  back: "This event takes place after all.",
  gathered:
    "The organizer has changed this event several times. It takes place, and this is how it stands now.",
  go: "The organizer has looked at the weather: this event takes place as planned.",
  no_go: "The organizer has looked at the weather and called this event off.",
};

const WAS: Readonly<Record<NonNullable<News["was"]>, string>> = {
  postponed: "This event was postponed. It has a new date now and takes place.",
  called_off: "This event was called off for the weather. It has a new date now and takes place.",
};

const sentenceOf = ({ kind, was }: News): string => (was === null ? SENTENCES[kind] : WAS[was]);

const ofOneDate = (sentence: string): string => sentence.replace(/\b(this) event\b/i, "$1 date");

const NOTE_ELSEWHERE =
  "The organizer has written a note about it. You find it with your registration.";

export function DateNewsMail(props: DateNewsMailProps) {
  const {
    title,
    previousTitle,
    previousWhen,
    previousPlace,
    note,
    mayRepeat,
    isWaiting,
    confirmBy,
    isOneOfSeries,
    link,
  } = props;
  return (
    <MailLayout title={`${newsTitle(props)}: ${title}`}>
      <Greeting {...props} />
      <MailText>{isOneOfSeries ? ofOneDate(sentenceOf(props)) : sentenceOf(props)}</MailText>
      {previousTitle === null ? null : (
        <MailText>
          It was called <strong>{previousTitle}</strong> before, and is called{" "}
          <strong>{title}</strong> now.
        </MailText>
      )}
      {previousWhen === null ? null : <MailText>Before: {previousWhen}</MailText>}
      {previousPlace === null ? null : <MailText>Before: {previousPlace}</MailText>}
      {note ? (
        <MailText>{mayRepeat ? `The organizer says: ${note}` : NOTE_ELSEWHERE}</MailText>
      ) : null}
      <EventFacts {...props} />
      {isWaiting ? <MailText>You are still on the waiting list.</MailText> : null}
      <ConfirmNote confirmBy={confirmBy} />
      <ManageButton link={link}>
        {confirmBy === null ? "See your registration" : "Confirm or decline"}
      </ManageButton>
    </MailLayout>
  );
}
