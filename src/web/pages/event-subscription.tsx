import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { ORGANIZER_MONTHLY_PRICE } from "#src/domains/events/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-subscription";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Event Organizer Pro",
    description: "The plan for people who organize events on the water.",
    canonicalPath: "/event-subscription",
  });

export default function EventSubscription() {
  return (
    <PageHeader
      contours="event-subscription"
      title="Event Organizer Pro"
      lead={
        <>
          The plan for people who organize events on the water:{" "}
          <span className="figures">${ORGANIZER_MONTHLY_PRICE}/month</span>, cancel anytime.
        </>
      }
    />
  );
}
