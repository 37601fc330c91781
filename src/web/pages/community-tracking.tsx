import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/community-tracking";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Community Tracking",
    description: "Sightings, alerts and research by people on the water.",
    canonicalPath: "/community-tracking",
  });

export default function CommunityTracking() {
  return (
    <PageHeader
      contours="community-tracking"
      title="Community Tracking"
      lead="Sightings, alerts and research by people on the water."
      actions={
        <Button asChild>
          <Link to="/research">Research Projects</Link>
        </Button>
      }
    />
  );
}
