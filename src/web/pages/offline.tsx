import { useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { OfflineListings } from "../offline/offline-listings.tsx";
import { OfflineTickets } from "../offline/offline-tickets.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/offline";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "No connection",
    description: "Landfall without a connection: the listings that this device has kept.",
    canonicalPath: "/offline",
    isPrivate: true,
  });

/** Shown by the service worker in place of a page that it has not kept. */
export default function Offline() {
  const [search] = useSearchParams();
  const tryAgain = () => window.location.assign(ownPath(search.get("from")));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-16">
      <EmptyState
        heading="h1"
        title="No connection"
        action={<Button onClick={tryAgain}>Try again</Button>}
      >
        This page was not kept on this device. The places below were: they open without a signal.
      </EmptyState>
      <OfflineTickets />
      <OfflineListings />
    </div>
  );
}

/** Anybody can write the address of this page: it leads to no other host. */
function ownPath(from: string | null): string {
  return from && /^\/(?![/\\])/.test(from) ? from : "/";
}
