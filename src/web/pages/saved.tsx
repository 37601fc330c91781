import { useEffect, useEffectEvent } from "react";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { useRememberedList } from "#src/domains/directory/listing/components/list-before.ts";
import { places } from "#src/domains/saved/client.ts";
import { SavedEventList } from "#src/domains/saved/components/saved-event-list.tsx";
import { SavedList } from "#src/domains/saved/components/saved-list.tsx";
import { useMergeLists } from "#src/domains/saved/components/use-merge-lists.ts";
import { DeviceListLinks, OwnLists } from "#src/domains/saved/components/your-lists.tsx";
import { listSummaries } from "#src/domains/saved/list-queries.server.ts";
import { keepForOffline } from "../offline/register-service-worker.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/saved";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Saved places",
    description: "The waterfront places that you saved, as a list and on a map.",
    canonicalPath: "/saved",
    isPrivate: true,
  });

/** The worker keeps 60 listings; these leave room for those that are only looked at. */
const KEPT_OFFLINE = 40;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const lists = viewer ? await listSummaries(services.db, viewer) : null;
  return { lists, requestKey: crypto.randomUUID() };
}

export default function Saved({ loaderData: { lists, requestKey } }: Route.ComponentProps) {
  useRememberedList();
  useMergeLists();
  useOfflineCopies(places.useSaved().ids.slice(0, KEPT_OFFLINE));
  return (
    <>
      <PageHeader title="Saved places" contours="saved places" />
      {lists ? <OwnLists lists={lists} requestKey={requestKey} /> : <DeviceListLinks />}
      <SavedList />
      <SavedEventList />
    </>
  );
}

/** Who saved a place wants it where there is no signal. */
function useOfflineCopies(ids: readonly number[]): void {
  const keep = useEffectEvent(() => keepForOffline(ids));
  const asked = ids.join();
  useEffect(() => {
    if (asked) void keep();
  }, [asked]);
}
