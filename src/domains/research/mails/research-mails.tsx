import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { AVAILABILITIES, NO_ADDRESS, NOT_CONFIRMED } from "../limits-contract.ts";
import type { LeadsCollaboration } from "../request-contract.ts";

/** To an address that anybody may have typed: it carries nothing of what was typed with it. */
export function ContactQuestionMail({ link }: { link: string }) {
  return (
    <MailLayout title="Is this research project yours?">
      <MailText>Hello,</MailText>
      <MailText>
        A research project was sent to Landfall with this e-mail address as its contact. If it is
        yours, please say so: then requests to collaborate reach you here in full, and you answer
        them with this link. If you know nothing of it, the same page takes your address off.
      </MailText>
      <MailButton href={link}>See the project</MailButton>
    </MailLayout>
  );
}

interface CollaborationRequestMailProps {
  /** Null for an address that is not confirmed. */
  request: LeadsCollaboration | null;
  link: string;
}

export function CollaborationRequestMail({ request, link }: CollaborationRequestMailProps) {
  return (
    <MailLayout title="Somebody wants to collaborate">
      <MailText>Hello,</MailText>
      {request ? (
        <RequestWords request={request} />
      ) : (
        <MailText>
          Somebody asked to collaborate on a research project that was sent to Landfall with this
          e-mail address as its contact. If it is yours, please say so to read the request. If you
          know nothing of it, the same page takes your address off.
        </MailText>
      )}
      <MailButton href={link}>{request ? "Answer the request" : "See the project"}</MailButton>
    </MailLayout>
  );
}

function RequestWords({ request }: { request: LeadsCollaboration }) {
  const { name, email, projectTitle, expertise, contribution, availability, message } = request;
  const { isEmailConfirmed } = request;
  const caution = email ? NOT_CONFIRMED : NO_ADDRESS;
  return (
    <>
      <MailText>
        {email ? `${name} (${email})` : name} asks to collaborate on {projectTitle}.
        {isEmailConfirmed ? "" : ` ${caution}`}
      </MailText>
      <MailText>Expertise: {expertise}</MailText>
      <MailText>Contribution: {contribution}</MailText>
      <MailText>Availability: {AVAILABILITIES[availability]}</MailText>
      <MailText>{message}</MailText>
    </>
  );
}

export function WithdrawalMail({ request, link }: { request: LeadsCollaboration; link: string }) {
  return (
    <MailLayout title="A request was withdrawn">
      <MailText>Hello,</MailText>
      <MailText>
        {request.name} has withdrawn the request to collaborate on {request.projectTitle}, and is
        not counted among its collaborators.
      </MailText>
      <MailButton href={link}>See all requests</MailButton>
    </MailLayout>
  );
}

const OUTCOMES = {
  accepted: "Your request to collaborate was accepted",
  declined: "Your request to collaborate was declined",
  gone: "A research project was taken off Landfall",
} as const;

export const answerTitle = (outcome: keyof typeof OUTCOMES): string => OUTCOMES[outcome];

interface CollaborationAnswerMailProps {
  outcome: keyof typeof OUTCOMES;
  /** Null for an address that is not proved, like what the lead wrote. */
  words: { name: string; projectTitle: string; note: string | null } | null;
  link: string | null;
}

export function CollaborationAnswerMail({ outcome, words, link }: CollaborationAnswerMailProps) {
  const project = words ? `“${words.projectTitle}”` : "a research project";
  return (
    <MailLayout title={OUTCOMES[outcome]}>
      <MailText>Hello{words ? ` ${words.name}` : ""},</MailText>
      <MailText>
        {outcome === "gone"
          ? `You asked to collaborate on ${project}. It is no longer on Landfall, and your request went with it.`
          : `Your request to collaborate on ${project} was ${outcome}.`}
      </MailText>
      {words?.note ? <MailText>{words.note}</MailText> : null}
      {link ? <MailButton href={link}>See your request</MailButton> : null}
    </MailLayout>
  );
}

export function ProjectTakenDownMail({ title, reason }: { title: string; reason: string }) {
  return (
    <MailLayout title="Your research project was taken down">
      <MailText>
        Somebody reported “{title}”. We have looked at it and taken it off Landfall.
      </MailText>
      <MailText>The reason: {reason}</MailText>
      <MailText>If you think that this is a mistake, please write to our support.</MailText>
    </MailLayout>
  );
}
