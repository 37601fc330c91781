import { useCallback } from "react";
import { data, useRevalidator } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { useReturn } from "#src/design/use-return.ts";
import { OwnListEditor } from "#src/domains/saved/components/own-list.tsx";
import { PrintSheet } from "#src/domains/saved/components/print-sheet.tsx";
import { PRINT_VIEW, savedListPath } from "#src/domains/saved/limits-contract.ts";
import { findOwnList } from "#src/domains/saved/list-queries.server.ts";
import { listPlaceTides } from "#src/domains/saved/list-tides.server.ts";
import { listPlaces, listSavedIds } from "#src/domains/saved/queries.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { SIGNED_OUT, SignInPage } from "../layout/sign-in-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/saved-list";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData && loaderData !== SIGNED_OUT ? loaderData.list.name : "List of places",
    description: "Waterfront places in the order of a trip, with notes.",
    ...(loaderData && { canonicalPath: savedListPath(readRowId(params.listId)) }),
    isPrivate: true,
  });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  if (!viewer) return SIGNED_OUT;
  const { db, site } = services;
  const list = await findOwnList(db, viewer, readRowId(params.listId));
  if (!list) return data(null, { status: 404 });
  const ids = list.places.map(({ id }) => id);
  const at = new Date();
  const isForPaper = new URL(request.url).searchParams.get("view") === PRINT_VIEW;
  const there = new Set(ids);
  const saved = isForPaper || list.isFirst ? [] : await listSavedIds(db, viewer.id);
  const others = await listPlaces(
    db,
    saved.filter((id) => !there.has(id)),
  );
  return {
    list,
    baseUrl: site.baseUrl,
    choices: others.map(({ id, name, city, state }) => ({ id, name, city, state })),
    sheet: isForPaper ? { tides: await listPlaceTides(db, ids, at), at: at.getTime() } : null,
  };
}

export default function SavedListPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useReturn(useCallback(() => void revalidate(), [revalidate]));
  if (loaderData === SIGNED_OUT) {
    return <SignInPage>Sign in to see the lists of places in your account.</SignInPage>;
  }
  if (!loaderData) {
    return (
      <NoticePage title="List not found" to="/saved" label="Your saved places">
        There is no list of yours at this address.
      </NoticePage>
    );
  }
  const { list, choices, baseUrl, sheet } = loaderData;
  if (sheet) return <PrintSheet list={list} {...sheet} />;
  return (
    <>
      <PageHeader note={<WayBack to="/saved">Saved places</WayBack>} title={list.name} />
      <OwnListEditor list={list} choices={choices} baseUrl={baseUrl} />
    </>
  );
}
