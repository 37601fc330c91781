import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { doorPath } from "#src/domains/events/door/limits-contract.ts";
import { CreateEventButton } from "#src/domains/events/event/components/create-event-button.tsx";
import { OwnEvents } from "#src/domains/events/organize/components/own-events.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/events-mine";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "My events",
    description: "The events that you organize on Landfall.",
    canonicalPath: "/events/mine",
    isPrivate: true,
  });

export default function EventsMine() {
  const viewer = useViewer();
  if (viewer.status === "loading") return <Skeleton className="m-8 h-64" />;
  if (viewer.status === "anonymous") {
    return (
      <NoticePage title="Sign In Required" to="/login" label="Sign In">
        Please sign in to see the events that you organize.
      </NoticePage>
    );
  }
  return (
    <>
      <PageHeader
        contours="events"
        title="My events"
        lead="What you organize, with how many come."
        actions={<CreateEventButton />}
      />
      <div className="page-width py-8">
        <OwnEvents doorOf={({ id, dateId }) => doorPath(id, dateId)} />
      </div>
    </>
  );
}
