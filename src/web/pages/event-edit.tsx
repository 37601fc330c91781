import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { editableQuery, useEditEvent } from "#src/domains/events/organize/client.ts";
import { CancelEventButton } from "#src/domains/events/organize/components/cancel-event-button.tsx";
import { DateDecisions } from "#src/domains/events/organize/components/date-decisions.tsx";
import { EventForm } from "#src/domains/events/organize/components/event-form.tsx";
import { valuesOf } from "#src/domains/events/organize/components/event-values.ts";
import type { EditableEvent, NewEventInput } from "#src/domains/events/organize/contract.ts";
import { isOwnEvent } from "#src/domains/events/organize/queries.server.ts";
import { reasonOf } from "#src/shared/http.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-edit";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Manage an event",
    description: "Organizers change their events on Landfall.",
    canonicalPath: `/events/${params.id}/edit`,
    isPrivate: true,
  });

const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  return { mayManage: await isOwnEvent(services.db, viewer, idOf(params.id)) };
}

export default function EventEdit({ params, loaderData }: Route.ComponentProps) {
  const asked = editableQuery(idOf(params.id));
  const { data, error } = useQuery({ ...asked, retry: false, enabled: loaderData.mayManage });
  if (error || !loaderData.mayManage) {
    return (
      <NotHere>
        {error
          ? reasonOf(error, "Please try again later.")
          : "Only its organizer can change an event. Perhaps you are signed in with another account."}
      </NotHere>
    );
  }
  return data ? <Manage key={data.version} event={data} /> : <Loading />;
}

function NotHere({ children }: { children: string }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="This event cannot be changed here"
        action={
          <Button asChild>
            <Link to="/events/mine">My events</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <>
      <PageHeader contours="event-create" title="Manage your event" />
      <Skeleton className="m-8 h-64" />
    </>
  );
}

function Manage({ event }: { event: EditableEvent }) {
  const edit = useEditEvent();
  const send = async (given: NewEventInput) => {
    const { id, version, featured } = event;
    await edit.mutateAsync({ ...given, featured, id, version });
    toast({ title: "Your event is saved", tone: "ok" });
  };
  return (
    <>
      <PageHeader
        contours="event-create"
        title="Manage your event"
        note={<Link to={`/events/${event.id}`}>{event.title}</Link>}
        actions={
          <>
            <Button asChild variant="secondary" size="sm">
              <Link to={`/events/create?from=${event.id}`}>Duplicate</Link>
            </Button>
            {event.status === "cancelled" ? null : <CancelEventButton event={event} />}
          </>
        }
      />
      <div className="page-width flex max-w-4xl flex-col gap-10 py-8">
        <DateDecisions event={event} />
        <section aria-labelledby="edit-event">
          <h2 id="edit-event" className="mb-1 text-2xl">
            The event and all of its dates
          </h2>
          <p className="mb-5 text-ink-soft">
            Another time or place is mailed to everybody who registered; a mended word is not.
          </p>
          <EventForm
            first={valuesOf(event)}
            label="Save changes"
            failure="Failed to save event"
            send={send}
          />
        </section>
      </div>
    </>
  );
}
