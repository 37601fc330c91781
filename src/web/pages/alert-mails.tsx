import { useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { SubscriptionForm } from "#src/domains/alerts/components/subscription-form.tsx";
import { SubscriptionList } from "#src/domains/alerts/components/subscription-list.tsx";
import {
  ALERTS_PAGE,
  MAILS_A_DAY,
  SUBSCRIPTIONS_PAGE,
} from "#src/domains/alerts/limits-contract.ts";
import { listSubscriptions } from "#src/domains/alerts/queries.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/alert-mails";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Alert mails",
    description: "Choose of which conservation alerts you are mailed.",
    canonicalPath: SUBSCRIPTIONS_PAGE,
    isPrivate: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  return viewer && { chosen: await listSubscriptions(services.db, viewer) };
}

export default function AlertMails({ loaderData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].get("sent") === "yes";
  if (!loaderData)
    return (
      <NoticePage
        title="Sign In Required"
        to={`/login?next=${encodeURIComponent(SUBSCRIPTIONS_PAGE)}`}
        label="Sign In"
      >
        Mails about alerts go to the address of an account.
      </NoticePage>
    );
  return (
    <>
      <PageHeader
        note={<WayBack to={ALERTS_PAGE}>Conservation alerts</WayBack>}
        title="Alert mails"
        lead={`Choose kinds and areas. You get at most ${MAILS_A_DAY} such mails a day, and each can turn them off.`}
      />
      <div className="page-width grid items-start gap-8 py-8 md:grid-cols-2">
        <section aria-labelledby="chosen" className="flex flex-col gap-4">
          {isSent ? <Alert tone="ok" role="status" title="Saved" /> : null}
          <h2 id="chosen" className="text-2xl">
            Your choices
          </h2>
          <SubscriptionList chosen={loaderData.chosen} />
        </section>
        <Card asChild padding="lg">
          <section aria-labelledby="choose" className="flex flex-col gap-4">
            <h2 id="choose" className="text-2xl">
              Add alerts
            </h2>
            <SubscriptionForm />
          </section>
        </Card>
      </div>
    </>
  );
}
