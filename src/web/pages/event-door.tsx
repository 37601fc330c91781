import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { Door } from "#src/domains/events/door/components/door.tsx";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-door";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Check-in",
    description: "Check in those who come to an event, with or without a signal.",
    canonicalPath: "/event-door",
    isPrivate: true,
  });

/**
 * The same empty page for everybody, so that a device can keep it: which event it is stands in the part
 * of the address that only the browser reads, and what is shown comes from the device itself.
 */
export default function EventDoor() {
  return useIsAlive() ? <AliveDoor /> : <ClosedDoor />;
}

function ClosedDoor() {
  return (
    <>
      <PageHeader title="Check-in" />
      <div className="mx-auto max-w-2xl px-4 py-8">
        <noscript>
          <p>
            Checking in works with scripts. Without them, tick off names on a printed list: open it
            with Export CSV on the page of the attendees.
          </p>
        </noscript>
        <Skeleton className="h-64" />
      </div>
    </>
  );
}

function AliveDoor() {
  const [search] = useSearchParams();
  const eventId = readRowId(search.get("event"));
  const dateId = readRowId(search.get("date"));
  if (eventId === 0 || dateId === 0)
    return (
      <div className="mx-auto max-w-3xl px-4 py-16">
        <EmptyState heading="h1" title="Which event?">
          Open the attendees of your event, choose the date, and press Check in.
        </EmptyState>
      </div>
    );
  return (
    <>
      <PageHeader
        title="Check-in"
        actions={
          <Button asChild variant="secondary">
            <a href={`/events/${eventId}/attendees?date=${dateId}`}>
              <ArrowLeft aria-hidden /> Attendees
            </a>
          </Button>
        }
      />
      <div className="mx-auto max-w-2xl px-4 py-8">
        <Door key={dateId} {...{ eventId, dateId }} />
      </div>
    </>
  );
}
