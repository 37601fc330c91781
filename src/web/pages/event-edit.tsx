import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { doorPath } from "#src/domains/events/door/limits-contract.ts";
import { editableQuery, useEditEvent } from "#src/domains/events/organize/client.ts";
import { CancelEventButton } from "#src/domains/events/organize/components/cancel-event-button.tsx";
import { DateDecisions } from "#src/domains/events/organize/components/date-decisions.tsx";
import { EventForm } from "#src/domains/events/organize/components/event-form.tsx";
import type { EventValues } from "#src/domains/events/organize/components/event-values.ts";
import { TakenDownNotice } from "#src/domains/events/organize/components/taken-down-notice.tsx";
import type { EditableEvent, NewEventInput } from "#src/domains/events/organize/contract.ts";
import { findEditable } from "#src/domains/events/organize/queries.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-edit";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Manage an event",
    description: "Organizers change their events on Landfall.",
    canonicalPath: `/events/${params.id}/edit`,
    isPrivate: true,
  });

/** With the event, so that its form can be typed into before the scripts have come. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  return { event: await findEditable(services.db, viewer, readRowId(params.id)) };
}

export default function EventEdit({ params, loaderData }: Route.ComponentProps) {
  const id = readRowId(params.id);
  const { data, refetch } = useQuery({
    ...editableQuery(id),
    initialData: loaderData.event ?? undefined,
    enabled: loaderData.event !== null,
    retry: false,
  });
  /** A form that was saved begins anew. */
  const [round, setRound] = useState(0);
  const viewer = useViewer();
  if (!data) return viewer.status === "anonymous" ? <SignInFirst /> : <NotHere />;
  const beginAnew = async () => {
    await refetch();
    setRound((last) => last + 1);
  };
  const reload = () => void refetch();
  return <Manage key={`${id} ${round}`} event={data} beginAnew={beginAnew} reload={reload} />;
}

const SignInFirst = () => (
  <NoticePage title="Sign In Required" to="/login" label="Sign In">
    Please sign in to change an event that you organize.
  </NoticePage>
);

const NotHere = () => (
  <NoticePage title="This event cannot be changed here" to="/events/mine" label="My events">
    Only its organizer can change an event. Perhaps you are signed in with another account.
  </NoticePage>
);

/** Its page is there for nobody once it was taken down. */
const TitleOf = ({ event: { id, title, takenDownReason } }: Pick<ManageProps, "event">) =>
  takenDownReason === null ? <Link to={`/events/${id}`}>{title}</Link> : title;

function Actions({ event }: Pick<ManageProps, "event">) {
  const [next] = event.dates;
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={`/events/${event.id}/attendees`}>Attendees</Link>
      </Button>
      {next ? (
        <Button asChild variant="secondary">
          {/* A page of its own: only there may the camera be used. */}
          <a href={doorPath(event.id, next.id)}>Check in</a>
        </Button>
      ) : null}
      <Button asChild variant="secondary">
        <Link to={`/events/create?from=${event.id}`}>Duplicate</Link>
      </Button>
      {event.status === "cancelled" ? null : <CancelEventButton event={event} />}
    </>
  );
}

/** After a form that was sent without scripts. */
function SavedNotice() {
  const [address] = useSearchParams();
  const { message } = useFormOutcome();
  if (address.get("saved") !== "yes" || message !== undefined) return null;
  return <Alert role="status" tone="ok" title="Your event is saved" className="mb-5" />;
}

/** What was changed apart from its series is managed where it is now. */
const OWN_PAGE: Readonly<Record<string, string>> = {
  date: "This date has a page of its own now.",
  later: "These dates have a page of their own now.",
};

interface ManageProps {
  event: EditableEvent;
  /** Reads the event again and fills the form with it. */
  beginAnew: () => Promise<void>;
  /** Reads the event again; what was typed stays. */
  reload: () => void;
}

function Manage({ event, beginAnew, reload }: ManageProps) {
  const edit = useEditEvent();
  const navigate = useNavigate();
  const send = async (
    given: NewEventInput,
    { scope, dateId }: EventValues,
    confirmCancelled?: string,
  ) => {
    const { id, version, featured } = event;
    const saved = await edit.mutateAsync({
      ...given,
      ...{ featured, id, version, scope, dateId, confirmCancelled },
    });
    const isHere = saved.id === id;
    const description = isHere ? undefined : OWN_PAGE[scope];
    toast({ title: "Your event is saved", description, tone: "ok" });
    if (isHere) void beginAnew();
    else await navigate(`/events/${saved.id}/edit`);
  };
  return (
    <>
      <PageHeader
        contours="event-create"
        title="Manage your event"
        note={<TitleOf event={event} />}
        actions={<Actions event={event} />}
      />
      <div className="page-width flex max-w-4xl flex-col gap-10 py-8">
        <TakenDownNotice event={event} />
        <DateDecisions event={event} />
        <section aria-labelledby="edit-event">
          <h2 id="edit-event" className="mb-1 text-2xl">
            {event.rule === null ? "Change the event" : "Change the event and its dates"}
          </h2>
          <p className="mb-5 text-ink-soft">
            Another time or place is mailed to everybody who registered; a mended word is not.
          </p>
          <SavedNotice />
          <EventForm
            draftKey={`landfall-event-${event.id}`}
            from={event}
            label="Save changes"
            failure="Failed to save event"
            send={send}
            reload={reload}
          />
        </section>
      </div>
    </>
  );
}
