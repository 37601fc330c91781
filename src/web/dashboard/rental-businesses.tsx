import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Loading } from "#src/design/patterns/loading.tsx";
import { NextPageLink } from "#src/design/patterns/next-page-link.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { OWNERS_PAGE, ownersRentalsQuery } from "#src/domains/rentals/desk/client.ts";
import { deskPath } from "#src/domains/rentals/item/desk-paths.ts";
import { CATEGORY_NAME } from "#src/domains/rentals/item/limits-contract.ts";

/** The way to the desk of each business that rents, or that has rented. */
export function RentalBusinesses() {
  const list = useInfiniteQuery(ownersRentalsQuery);
  const { data, error, refetch } = list;
  const rentals = data?.pages.flatMap(({ items }) => items);
  if (error && !rentals)
    return <ErrorState title="Your businesses did not load" onRetry={refetch} heading="h2" />;
  if (!rentals) return <Loading label="Your businesses are loading" />;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Rental Management</h2>
      {rentals.length === 0 ? (
        <EmptyState heading="h3" title="No rentals business yet">
          Businesses of the category {CATEGORY_NAME} have their items and bookings here.
        </EmptyState>
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rentals.map(({ id, name, city, state, isRented }) => (
          <li key={id}>
            <Card className="flex h-full flex-col items-start gap-3">
              <h3 className="font-semibold font-serif text-xl">{name}</h3>
              <p className="text-ink-soft text-sm">
                {city}, {state}
              </p>
              {isRented ? null : (
                <p>
                  <Badge tone="shoal">left the category</Badge> It is no longer in {CATEGORY_NAME}.
                  What was booked stands.
                </p>
              )}
              <div className="mt-auto flex flex-wrap gap-2">
                <Button asChild size="sm">
                  <Link to={deskPath(id)} aria-label={`Manage rentals of ${name}`}>
                    Manage Rentals
                  </Link>
                </Button>
                <Button asChild size="sm" variant="secondary">
                  <Link
                    to={`${deskPath(id)}?tab=calendar`}
                    aria-label={`Calendar of rentals of ${name}`}
                  >
                    <CalendarDays aria-hidden /> Calendar
                  </Link>
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <NextPageLink list={list} pageSize={OWNERS_PAGE} />
    </div>
  );
}
