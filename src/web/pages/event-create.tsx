import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { useViewer, viewerQuery } from "#src/domains/accounts/session/client.ts";
import { editableQuery, useCreateEvent } from "#src/domains/events/organize/client.ts";
import { EventForm } from "#src/domains/events/organize/components/event-form.tsx";
import {
  EMPTY_EVENT,
  type EventValues,
  valuesOf,
} from "#src/domains/events/organize/components/event-values.ts";
import type { NewEventInput } from "#src/domains/events/organize/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-create";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create an event",
    description: "Organizers announce boat shows, races and festivals on Landfall.",
    canonicalPath: "/events/create",
    isPrivate: true,
  });

export default function EventCreate() {
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
      <Gate title="Sign In Required" to="/login" label="Sign In">
        Please sign in to create an event.
      </Gate>
    );
  }
  return mayCreate(viewer.user) ? (
    <CreateEvent user={viewer.user} />
  ) : (
    <Gate title="Subscription Required" to="/event-subscription" label="See the plan">
      An active organizer subscription is required to create events.
    </Gate>
  );
}

const mayCreate = ({ organizerSubscriptionStatus, isAdmin }: CurrentUser): boolean =>
  isAdmin || organizerSubscriptionStatus === "active";

interface GateProps {
  title: string;
  to: string;
  label: string;
  children: string;
}

const Gate = ({ title, to, label, children }: GateProps) => (
  <div className="mx-auto max-w-3xl px-4 py-16">
    <EmptyState
      heading="h1"
      title={title}
      action={
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);

/** With `from` in the address the form begins as a copy of that event, without its days. */
function CreateEvent({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const from = Number(search.get("from")) || 0;
  const original = useQuery({ ...editableQuery(from), enabled: from > 0, retry: false });
  if (from > 0 && original.isPending) return <Skeleton className="m-8 h-64" />;
  const first: EventValues = original.data
    ? { ...valuesOf(original.data), startDate: "", endDate: "", skipped: [] }
    : { ...EMPTY_EVENT, contactEmail: user.email };
  return (
    <>
      <PageHeader
        contours="event-create"
        title="Create an event"
        lead="It is on the site as soon as you save it."
      />
      <div className="page-width max-w-4xl py-8">
        <CreateForm key={from} first={first} />
      </div>
    </>
  );
}

function CreateForm({ first }: { first: EventValues }) {
  const create = useCreateEvent();
  const navigate = useNavigate();
  const send = async (event: NewEventInput) => {
    const { id } = await create.mutateAsync(event);
    toast({ title: "Your event has been created successfully!", tone: "ok" });
    navigate(`/events/${id}`);
  };
  return (
    <EventForm first={first} label="Create Event" failure="Failed to create event" send={send} />
  );
}
