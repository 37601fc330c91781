import { useQuery } from "@tanstack/react-query";
import { Eye, MessageSquare, Star, Store } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { ownViewsQuery } from "#src/domains/analytics/client.ts";
import { ownSummaryQuery } from "#src/domains/directory/manage/client.ts";

/** What is known of the person's own places. */
export function OwnerStats() {
  const { data: own } = useQuery(ownSummaryQuery);
  const { data: views } = useQuery(ownViewsQuery);
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label="Businesses" icon={<Store />} value={own?.businesses ?? "…"} />
      <StatCard
        label="Average rating"
        icon={<Star />}
        value={own ? (own.averageRating ?? "–") : "…"}
        origin={own?.reviews ? "of all your reviews" : "no reviews yet"}
      />
      <StatCard label="Reviews" icon={<MessageSquare />} value={own?.reviews ?? "…"} />
      <StatCard label="Views" icon={<Eye />} value={views?.views ?? "…"} origin="last 30 days" />
    </div>
  );
}
