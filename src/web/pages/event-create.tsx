import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { useViewer, viewerQuery } from "#src/domains/accounts/session/client.ts";
import { isDrawn } from "#src/domains/events/event/picture-rules.ts";
import { useCreateEvent } from "#src/domains/events/organize/client.ts";
import { EventForm } from "#src/domains/events/organize/components/event-form.tsx";
import {
  EMPTY_EVENT,
  type EventValues,
  valuesOf,
} from "#src/domains/events/organize/components/event-values.ts";
import type { EditableEvent, NewEventInput } from "#src/domains/events/organize/contract.ts";
import { findEditable } from "#src/domains/events/organize/queries.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-create";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create an event",
    description: "Organizers announce boat shows, races and festivals on Landfall.",
    canonicalPath: "/events/create",
    isPrivate: true,
  });

/** What is copied comes with the page, so that the form can be typed into before the scripts have come. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const from = readRowId(new URL(request.url).searchParams.get("from"));
  const original = from ? await findEditable(services.db, viewer, from) : null;
  return { original, requestKey: crypto.randomUUID() };
}

export default function EventCreate({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  // Whoever comes from the checkout has a plan that the page did not know of when it was opened.
  const isSignedIn = viewer.status === "authenticated";
  useEffect(() => {
    if (isSignedIn) queryClient.invalidateQueries(viewerQuery);
  }, [isSignedIn, queryClient]);
  if (viewer.status === "loading") return <Skeleton className="m-8 h-64" />;
  if (viewer.status === "anonymous") {
    return (
      <NoticePage title="Sign In Required" to="/login" label="Sign In">
        Please sign in to create an event.
      </NoticePage>
    );
  }
  return mayCreate(viewer.user) ? (
    <CreateEvent user={viewer.user} {...loaderData} />
  ) : (
    <NoticePage title="Subscription Required" to="/event-subscription" label="See the plan">
      An active organizer subscription is required to create events.
    </NoticePage>
  );
}

const mayCreate = ({ organizerSubscriptionStatus, isAdmin }: CurrentUser): boolean =>
  isAdmin || organizerSubscriptionStatus === "active";

interface CreateEventProps {
  user: CurrentUser;
  original: EditableEvent | null;
  requestKey: string;
}

/** With `from` in the address the form begins as a copy of that event, without its days. */
function CreateEvent({ user, original, requestKey }: CreateEventProps) {
  const first: EventValues = original
    ? copyOf(original)
    : { ...EMPTY_EVENT, contactEmail: user.email };
  return (
    <>
      <PageHeader
        contours="event-create"
        title="Create an event"
        lead={
          original
            ? `A copy of ${original.title}. Please give it its own days; all else is as it was.`
            : "It is on the site as soon as you save it."
        }
      />
      <div className="page-width max-w-4xl py-8">
        <CreateForm
          key={original?.id}
          draftKey={draftKeyOf(original)}
          from={first}
          requestKey={requestKey}
        />
      </div>
    </>
  );
}

/** A drawn picture stays with its event; the copy is drawn anew. */
function copyOf(original: EditableEvent): EventValues {
  const values = valuesOf(original);
  const images = values.images.filter((picture) => !isDrawn(picture));
  return { ...values, images, startDate: "", endDate: "", skipped: [] };
}

const draftKeyOf = (original: EditableEvent | null): string =>
  original ? `landfall-event-copy-${original.id}` : "landfall-event-new";

function CreateForm(begin: { draftKey: string; from: EventValues; requestKey: string }) {
  const create = useCreateEvent();
  const navigate = useNavigate();
  const send = async (event: NewEventInput) => {
    const { id } = await create.mutateAsync(event);
    toast({ title: "Your event has been created successfully!", tone: "ok" });
    await navigate(`/events/${id}`);
  };
  return <EventForm {...begin} label="Create Event" failure="Failed to create event" send={send} />;
}
