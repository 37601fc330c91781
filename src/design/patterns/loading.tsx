import { Skeleton } from "#src/design/primitives/skeleton.tsx";

/** The place of a list that is on its way, for those who hear the page, too: "Your bookings are loading". */
export const Loading = ({ label }: { label: string }) => (
  <div role="status" aria-busy>
    <span className="sr-only">{label}</span>
    <Skeleton className="h-48" />
  </div>
);
