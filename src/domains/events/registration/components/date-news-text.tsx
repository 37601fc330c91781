import { MailText } from "#src/platform/mail/mail-layout.tsx";

type Kind = "moved" | "cancelled" | "postponed" | "back" | "gathered" | "go" | "no_go";

/** What happened to a date, with what is no longer so. */
interface DateNewsFacts {
  kind: Kind;
  /** Of a date that was moved: how it stood before, where it did not take place. */
  was: "postponed" | "called_off" | null;
  previousTitle: string | null;
  previousWhen: string | null;
  previousPlace: string | null;
  /** What the organizer says about it. */
  note: string | null;
}

export interface DateNewsTextProps extends DateNewsFacts {
  title: string;
  /** Otherwise the note is read behind the link: nobody is written to through us who did not ask for it. */
  mayRepeat: boolean;
  /** One date of a series that goes on. */
  isOneOfSeries: boolean;
}

type Happened = Pick<DateNewsFacts, "kind" | "was">;

const TITLES: Readonly<Record<Kind, string>> = {
  moved: "Changed",
  cancelled: "Cancelled",
  postponed: "Postponed",
  back: "Takes place after all",
  gathered: "Changed several times",
  go: "The weather holds",
  no_go: "Called off for the weather",
};

export const newsTitle = ({ kind, was }: Happened): string =>
  was === null ? TITLES[kind] : "It has a new date";

/** With the name that its reader knows it by. */
export const nameWithFormer = (title: string, previousTitle: string | null): string =>
  previousTitle === null ? title : `${title} (before: ${previousTitle})`;

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

const WAS: Readonly<Record<NonNullable<Happened["was"]>, string>> = {
  postponed: "This event was postponed. It has a new date now and takes place.",
  called_off: "This event was called off for the weather. It has a new date now and takes place.",
};

const sentenceOf = ({ kind, was }: Happened): string => (was === null ? SENTENCES[kind] : WAS[was]);

const ofOneDate = (sentence: string): string => sentence.replace(/\b(this) event\b/i, "$1 date");

const NOTE_ELSEWHERE =
  "The organizer has written a note about it. You find it with your registration.";

export function DateNewsText(props: DateNewsTextProps) {
  const { title, previousTitle, previousWhen, previousPlace, note, mayRepeat, isOneOfSeries } =
    props;
  return (
    <>
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
    </>
  );
}
