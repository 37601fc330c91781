import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { AVAILABILITIES, NO_ADDRESS, NOT_CONFIRMED, REQUEST_STATUSES } from "../limits-contract.ts";
import type { Collaboration, LeadsCollaboration } from "../request-contract.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Fact } from "./project-facts.tsx";

const TONES = {
  pending: "accent",
  accepted: "ok",
  declined: "neutral",
  withdrawn: "neutral",
} as const;

const RequestBadge = ({ status }: Pick<Collaboration, "status">) => (
  <Badge tone={TONES[status]}>{REQUEST_STATUSES[status]}</Badge>
);

interface RequestCardProps {
  request: LeadsCollaboration;
  token: string | undefined;
}

/** One request as the lead reads it, with the answer. */
export function RequestCard({ request, token }: RequestCardProps) {
  return (
    <Card asChild>
      <article
        id={`request-${request.id}`}
        className="flex scroll-mt-24 flex-col gap-4"
        aria-label={`Request of ${request.name}`}
      >
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="wrap-anywhere font-semibold font-serif text-lg">{request.name}</h3>
          <RequestBadge status={request.status} />
        </div>
        <RequestFacts request={request} sender={request} />
        {request.status === "withdrawn" ? null : <AnswerForm request={request} token={token} />}
      </article>
    </Card>
  );
}

interface RequestFactsProps {
  request: Collaboration;
  /** For the lead; the address is empty when whoever asked left none, or has left. */
  sender?: Pick<LeadsCollaboration, "email" | "isEmailConfirmed">;
}

export function RequestFacts({ request, sender }: RequestFactsProps) {
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {sender?.email ? (
          <Fact name="E-mail">
            <TextLink href={`mailto:${sender.email}`}>{sender.email}</TextLink>
            {sender.isEmailConfirmed ? null : (
              <span className="block text-ink-soft text-xs">{NOT_CONFIRMED}</span>
            )}
          </Fact>
        ) : null}
        {sender && !sender.email ? <Fact name="E-mail">{NO_ADDRESS}</Fact> : null}
        <Fact name="Asked">{formatLongDay(request.createdAt)}</Fact>
        <Fact name="Expertise">{request.expertise}</Fact>
        <Fact name="Contribution">{request.contribution}</Fact>
        <Fact name="Availability">{AVAILABILITIES[request.availability]}</Fact>
      </dl>
      <p className="wrap-anywhere whitespace-pre-line">{request.message}</p>
    </>
  );
}
