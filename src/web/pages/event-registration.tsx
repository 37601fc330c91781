import { data, Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { MESSAGES_PAGE } from "#src/domains/events/door/limits-contract.ts";
import { listPartyMessages } from "#src/domains/events/door/list-party-messages.server.ts";
import { RegistrationSheet } from "#src/domains/events/registration/components/registration-sheet.tsx";
import { viewRegistration } from "#src/domains/events/registration/view-registration.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-registration";

/** The address holds the key to the registration: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Your registration",
    description: "Your registration for an event: the ticket, and how to change or cancel it.",
    canonicalPath: loaderData?.view ? "/event-registration" : undefined,
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const { services } = context.get(pageContext);
    const view = await viewRegistration(services, { token });
    const told = await listPartyMessages(services, { token });
    return data({ token, view, messages: told?.messages.length ?? 0 });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not_found") throw error;
    return data({ token, view: null, messages: 0 }, { status: 404 });
  }
}

export default function EventRegistration({ loaderData }: Route.ComponentProps) {
  const { token, view, messages } = loaderData;
  if (!view) return <BrokenLink />;
  return (
    <NarrowPage title={view.title} lead={`Registration of ${view.userName}`}>
      <RegistrationSheet token={token} view={view}>
        {messages > 0 ? (
          <TextLink
            className="inline-flex min-h-11 items-center"
            href={`${MESSAGES_PAGE}?token=${encodeURIComponent(token)}`}
          >
            {messages === 1 ? "A message" : `${messages} messages`} from the organizer
          </TextLink>
        ) : null}
      </RegistrationSheet>
    </NarrowPage>
  );
}

function BrokenLink() {
  return (
    <NarrowPage title="Your registration">
      <Alert tone="danger" role="note" title="This link is not complete">
        Open the link of the mail again, or{" "}
        <TextLink asChild>
          <Link to="/events">look for the event</Link>
        </TextLink>
        .
      </Alert>
    </NarrowPage>
  );
}
