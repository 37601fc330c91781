import { Link } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
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
  const isAnonymous = viewer.status === "anonymous";
  return (
    <PageHeader
      contours="event-create"
      title={isAnonymous ? "Sign In Required" : "Create an event"}
      lead="Organizers announce boat shows, races and festivals here."
      actions={
        isAnonymous ? (
          <Button asChild>
            <Link to="/login">Sign In</Link>
          </Button>
        ) : null
      }
    />
  );
}
