import { data } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { PlaceFacts } from "#src/domains/saved/components/place-facts.tsx";
import { PrintSheet } from "#src/domains/saved/components/print-sheet.tsx";
import { TakeAlong } from "#src/domains/saved/components/take-along.tsx";
import { PRINT_VIEW } from "#src/domains/saved/limits-contract.ts";
import { findSharedList } from "#src/domains/saved/list-queries.server.ts";
import { listPlaceTides } from "#src/domains/saved/list-tides.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/shared-list";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? loaderData.list.name : "List not found",
    description: "A list of waterfront places that somebody shared.",
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).services;
  const list = await findSharedList(db, params.token);
  if (!list) return data(null, { status: 404 });
  const at = new Date();
  const isForPaper = new URL(request.url).searchParams.get("view") === PRINT_VIEW;
  const ids = list.places.map(({ id }) => id);
  const sheet = isForPaper ? { tides: await listPlaceTides(db, ids, at), at: at.getTime() } : null;
  return { list, sheet };
}

export default function SharedListPage({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NoticePage title="List not found" to="/" label="Back to Home">
        Its owner took the link back, or it was not copied whole.
      </NoticePage>
    );
  }
  const { list, sheet } = loaderData;
  if (sheet) return <PrintSheet list={list} {...sheet} />;
  const { name, places } = list;
  return (
    <>
      <PageHeader
        title={name}
        lead={`${places.length} ${places.length === 1 ? "place" : "places"}, shared by a link`}
      />
      <div className="page-width flex max-w-4xl flex-col gap-4 py-6">
        <h2 className="sr-only">Places</h2>
        {places.length === 0 ? (
          <EmptyState heading="h3" title="No places on this list yet" seed={name} />
        ) : (
          <>
            <TakeAlong list={list} filesAt={`/api/lists/${params.token}/file`} />
            <ol className="flex flex-col border-line border-t">
              {places.map((place, index) => (
                <li key={place.id} className="flex items-start gap-3 border-line border-b py-4">
                  <span className="figures w-8 shrink-0 pt-0.5 text-ink-soft">{index + 1}</span>
                  <PlaceFacts place={place} />
                </li>
              ))}
            </ol>
          </>
        )}
        <p className="text-ink-soft text-sm">
          Somebody who uses Landfall wrote this list.{" "}
          <Link to="/support" className="underline">
            Tell us
          </Link>{" "}
          if something in it should not be here.
        </p>
      </div>
    </>
  );
}
