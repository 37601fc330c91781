import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Identifier } from "#src/domains/identification/components/identifier.tsx";
import { IDENTIFY_PATH } from "#src/domains/identification/limits-contract.ts";
import { unsealAnswer } from "#src/domains/identification/sealed-answer.server.ts";
import { tabPath } from "../community/community-tabs.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/marine-life-ar";

const LEAD = "Find out which animal you have seen from a photo.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Marine Life Identification",
    description: LEAD,
    canonicalPath: IDENTIFY_PATH,
    isPrivate: location.search !== "",
  });

export function loader({ context, request }: Route.LoaderArgs) {
  const { secrets, languageModel } = context.get(pageContext).services;
  const sealed = new URL(request.url).searchParams.get("found");
  return {
    found: sealed === null ? null : unsealAnswer(secrets, sealed),
    isShownElsewhere: languageModel.seesPictures,
  };
}

export default function MarineLifeAr({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader contours="marine-life-ar" title="Marine Life Identification" lead={LEAD} />
      <Identifier {...loaderData} submitPath={tabPath("submit")} />
    </>
  );
}
