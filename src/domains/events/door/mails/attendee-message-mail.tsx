import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
} from "../../registration/components/mail-parts.tsx";

interface AttendeeMessageMailProps extends EventMailFacts {
  /** Null where it is only to be read on the site. */
  message: { subject: string; body: string } | null;
  messagesLink: string;
}

export function AttendeeMessageMail(props: AttendeeMessageMailProps) {
  const { message, organizer, title, messagesLink, link } = props;
  return (
    <MailLayout title={message?.subject ?? `A message about ${title}`}>
      <Greeting {...props} />
      {message ? (
        <>
          <MailText>{organizer} writes to those who come:</MailText>
          {message.body.split(/\n{2,}/).map((paragraph) => (
            <MailText key={paragraph}>{linesOf(paragraph)}</MailText>
          ))}
        </>
      ) : (
        <MailText>The organizer has written to those who registered for this event.</MailText>
      )}
      <EventFacts {...props} />
      {message ? (
        <ManageButton link={link}>See your registration</ManageButton>
      ) : (
        <ManageButton link={messagesLink}>Read the message</ManageButton>
      )}
    </MailLayout>
  );
}

const linesOf = (paragraph: string) =>
  paragraph.split("\n").flatMap((line, index) =>
    index === 0
      ? [line]
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text stay where they are
          <br key={index} />,
          line,
        ],
  );
