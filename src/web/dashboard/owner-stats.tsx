import { useQuery } from "@tanstack/react-query";
import { Eye, MessageSquare, Star, Store } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { ownViewsQuery } from "#src/domains/analytics/client.ts";
import type { Business } from "#src/domains/directory/contract.ts";
import { ownBusinessesQuery } from "#src/domains/directory/listing-client.ts";

/** What is known of the person's own places. */
export function OwnerStats() {
  const { data: businesses } = useQuery(ownBusinessesQuery);
  const { data: views } = useQuery(ownViewsQuery);
  const reviews = businesses?.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label="Businesses" icon={<Store />} value={businesses?.length ?? "…"} />
      <StatCard
        label="Average rating"
        icon={<Star />}
        value={businesses ? averageRating(businesses) : "…"}
        origin={reviews ? "of all your reviews" : "no reviews yet"}
      />
      <StatCard label="Reviews" icon={<MessageSquare />} value={reviews ?? "…"} />
      <StatCard label="Views" icon={<Eye />} value={views?.views ?? "…"} origin="last 30 days" />
    </div>
  );
}

/** Each review counts the same, wherever it was written. */
function averageRating(businesses: readonly Business[]): string {
  const reviews = businesses.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  if (reviews === 0) return "–";
  const stars = businesses.reduce(
    (sum, { averageRating, reviewCount }) => sum + Number(averageRating) * reviewCount,
    0,
  );
  return (stars / reviews).toFixed(1);
}
