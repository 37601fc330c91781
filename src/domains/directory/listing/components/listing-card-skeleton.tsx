import { Card } from "#src/design/primitives/card.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";

/** The shape of a card while it loads. */
export function ListingCardSkeleton() {
  return (
    <Card padding="none" aria-hidden className="overflow-hidden">
      <Skeleton className="aspect-3/2 w-full" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Card>
  );
}
