import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { planQuery } from "#src/domains/organizer/client.ts";
import { ActivePlan } from "#src/domains/organizer/components/active-plan.tsx";
import { PlanCard } from "#src/domains/organizer/components/plan-card.tsx";
import { PlanFaq } from "#src/domains/organizer/components/plan-faq.tsx";
import { SubscribeButton } from "#src/domains/organizer/components/subscribe-button.tsx";
import { PLAN_PRICE } from "#src/domains/organizer/limits-contract.ts";
import { MadePayments } from "#src/domains/payments/components/made-payments.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-subscription";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Event Organizer Pro",
    description: "The plan for people who organize events on the water.",
    canonicalPath: "/event-subscription",
  });

export function loader({ context }: Route.LoaderArgs) {
  const { payments } = context.get(pageContext).services;
  return { processor: payments?.name ?? null };
}

export default function EventSubscription({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        contours="event-subscription"
        title="Event Organizer Pro"
        lead={
          <>
            The plan for people who organize events on the water:{" "}
            <span className="figures">${PLAN_PRICE}/month</span>, cancel anytime.
          </>
        }
      />
      <div className="page-width flex max-w-2xl flex-col gap-8 py-8">
        <PlanCard processor={loaderData.processor}>
          {loaderData.processor ? (
            <Standing />
          ) : (
            <Alert tone="info" role="note">
              Payments are not open on this site.
            </Alert>
          )}
        </PlanCard>
        <PlanPayments />
      </div>
      <Section title="Questions" tone="shoal">
        <PlanFaq />
      </Section>
    </>
  );
}

/** Also of a plan that is over. */
function PlanPayments() {
  const viewer = useViewer();
  if (viewer.status !== "authenticated") return null;
  return <MadePayments product="organizer" subjectId={viewer.user.id} />;
}

const ASK_EVERY_MS = 1500;
const WAIT_MS = 60_000;

/** Whoever comes back from paying waits here until the server knows of it, and is thanked once. */
function Standing() {
  const viewer = useViewer();
  const [search, setSearch] = useSearchParams();
  const [checkout] = useState(search.get("checkout") ?? undefined);
  const isSignedIn = viewer.status === "authenticated";
  const { data: plan } = useQuery({
    ...planQuery(checkout),
    enabled: isSignedIn,
    refetchInterval: ({ state }) => (state.data?.checkout === "open" ? ASK_EVERY_MS : false),
  });
  const isLong = useIsOver(WAIT_MS);
  const isTold = plan !== undefined && plan.checkout !== "open" && search.has("subscribed");
  useEffect(() => {
    // An address that is kept, or sent to somebody, thanks nobody again.
    if (isTold) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isTold, setSearch]);
  if (viewer.status === "loading" || (isSignedIn && !plan)) return <Skeleton className="h-24" />;
  if (plan?.status === "active") return <ActivePlan plan={plan} isNew={plan.checkout === "paid"} />;
  const isWaiting = plan?.checkout === "open";
  if (isWaiting && !isLong) {
    return (
      <Alert tone="info" title="Waiting for the payment">
        As soon as it arrives the plan is switched on, and this page changes by itself.
      </Alert>
    );
  }
  return (
    <>
      {isWaiting ? (
        <Alert tone="info" title="No payment has arrived yet">
          If you have paid, the plan is switched on as soon as we hear of it. If not, you can go on
          where you were.
        </Alert>
      ) : null}
      <SubscribeButton isSignedIn={isSignedIn} />
    </>
  );
}

function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
