import type { ShouldRevalidateFunctionArgs } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { answerAddress } from "#src/domains/assistant/recommendations/answer-address.server.ts";
import { Planner } from "#src/domains/assistant/recommendations/components/planner.tsx";
import type { Recommendation } from "#src/domains/assistant/recommendations/contract.ts";
import { SaveForLater } from "#src/domains/saved/components/save-for-later.tsx";
import { ShareMenu } from "#src/domains/sharing/components/share-menu.tsx";
import { pageContext } from "../page-context.server.ts";
import { useReportShare } from "../report-share.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/ai-recommendations";

const LEAD = "Trips on the water chosen for your crew, your boat and the season.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "AI Travel Recommendations",
    description: LEAD,
    canonicalPath: "/ai-recommendations",
    isPrivate: location.search !== "",
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return { ...(await answerAddress(ctx, searchParams)), isMember: ctx.viewer !== null };
}

/** The page itself asks and then writes down in the address what it has: nothing is asked for twice. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isHere = currentUrl.pathname === nextUrl.pathname;
  return !(isHere && nextUrl.searchParams.has("requestType"));
}

export default function AiRecommendations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader contours="ai-recommendations" title="AI Travel Recommendations" lead={LEAD} />
      <Planner loaded={loaderData} actionsOf={(each) => <CardActions recommendation={each} />} />
    </>
  );
}

function CardActions({ recommendation }: { recommendation: Recommendation }) {
  const { kind, id, location, category, picture, rating, route } = recommendation;
  const name = route?.legs.at(-1)?.stop.title ?? recommendation.title;
  const reportShare = useReportShare();
  return (
    <>
      <SaveForLater kind={kind} id={id} name={name} />
      <ShareMenu
        item={{ type: kind, id, name, place: location, category, picture, rating }}
        onShare={(platform) => reportShare({ platform, type: kind, itemId: id })}
      />
    </>
  );
}
