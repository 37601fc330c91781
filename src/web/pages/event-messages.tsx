import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { listPartyMessages } from "#src/domains/events/door/list-party-messages.server.ts";
import { sentDay } from "#src/domains/events/door/sent-day.ts";
import { AppError } from "#src/shared/errors.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-messages";

/** The address holds the key to the registration: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Messages about an event",
    description: "What the organizer of an event has written to those who come.",
    canonicalPath: "/event-messages",
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    return await listPartyMessages(services, { token });
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return data(null);
    throw error;
  }
}

export default function EventMessages({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <NarrowPage title="Messages about an event">
        <EmptyState heading="h2" title="This link is not complete">
          Please copy it whole from your mail.
        </EmptyState>
      </NarrowPage>
    );
  const { eventId, title, organizer, timeZone, link, messages } = loaderData;
  return (
    <NarrowPage title={title} lead={`What ${organizer} has written to those who come.`}>
      {messages.length === 0 ? <p>There is nothing for you to read.</p> : null}
      {messages.map(({ id, subject, body, sentAt }) => (
        <article key={id}>
          <h2 className="text-xl">{subject}</h2>
          <p className="text-ink-soft text-xs">{sentDay(sentAt, timeZone)}</p>
          <p className="mt-2 whitespace-pre-wrap break-words">{body}</p>
        </article>
      ))}
      <p className="flex flex-wrap gap-x-6">
        {eventId === null ? null : (
          <TextLink asChild>
            <Link to={`/events/${eventId}`}>See the event</Link>
          </TextLink>
        )}
        <TextLink href={link}>See your registration</TextLink>
      </p>
    </NarrowPage>
  );
}
