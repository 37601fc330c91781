import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Loading } from "#src/design/patterns/loading.tsx";
import { NextPageLink } from "#src/design/patterns/next-page-link.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { OwnClaims } from "#src/domains/claims/components/own-claims.tsx";
import { PendingTransfers } from "#src/domains/claims/components/pending-transfers.tsx";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { ownListingsQuery } from "#src/domains/directory/manage/client.ts";
import { OwnListingCard } from "#src/domains/directory/manage/components/own-listing-card.tsx";

export function MyBusinesses({ user }: { user: CurrentUser }) {
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">My Businesses</h2>
      <PendingTransfers />
      <OwnList userId={user.id} />
      <OwnClaims />
    </div>
  );
}

function OwnList({ userId }: { userId: string }) {
  const list = useInfiniteQuery(ownListingsQuery);
  const { data, error, refetch } = list;
  const businesses = data?.pages.flatMap(({ items }) => items);
  if (error && !businesses) {
    return <ErrorState title="Your businesses did not load" onRetry={refetch} heading="h3" />;
  }
  if (!businesses) return <Loading label="Your businesses are loading" />;
  if (businesses.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title="No businesses yet"
        action={
          <Button asChild>
            <Link to="/add-business">Add Business</Link>
          </Button>
        }
      >
        Add your business, or open its page and claim it.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {businesses.map((business) => (
          <li key={business.id}>
            <OwnListingCard business={business} isOwner={business.ownerId === userId} />
          </li>
        ))}
      </ul>
      <NextPageLink list={list} pageSize={PAGE_SIZE} />
    </div>
  );
}
