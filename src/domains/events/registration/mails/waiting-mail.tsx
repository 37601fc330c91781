import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import {
  AgainNote,
  type AskedAgain,
  EventFacts,
  type EventMailFacts,
  Greeting,
  ManageButton,
  partyText,
} from "../components/mail-parts.tsx";

interface WaitingMailProps extends EventMailFacts {
  attendeeCount: number;
  placeInLine: number | null;
  again: AskedAgain | null;
}

export function WaitingMail(props: WaitingMailProps) {
  const { attendeeCount, placeInLine, link, again } = props;
  return (
    <MailLayout title="You are on the waiting list">
      <Greeting {...props} />
      <MailText>
        Your registration for {partyText(attendeeCount)} is waiting and not confirmed
        {placeInLine === null ? "." : `: you are number ${placeInLine} in line.`}
      </MailText>
      <EventFacts {...props} />
      <AgainNote again={again} />
      <MailText>
        When places become free, the line moves up by itself and we write to you at once. Please
        look out for that mail: it asks you to confirm your place by a certain time, unless the
        start is too near for that.
      </MailText>
      <ManageButton link={link}>See your place, or leave the line</ManageButton>
    </MailLayout>
  );
}
