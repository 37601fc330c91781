import { ChartColumn, ExternalLink, Megaphone, PencilLine } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { findCategory } from "../../listing/category-contract.ts";
import { Rating } from "../../listing/components/rating.tsx";
import type { Business } from "../../listing/contract.ts";
import { fieldName } from "../../listing/field-rules.ts";

const STATES = {
  live: { label: "Active", tone: "ok" },
  pending: { label: "Pending Approval", tone: "shoal" },
  inactive: { label: "Inactive", tone: "danger" },
} as const;

const MORE = [
  { tab: "promotion", label: "Promotion", Icon: Megaphone },
  { tab: "analytics", label: "Analytics", Icon: ChartColumn },
];

/** One of the person's own listings, with what waits for a decision. */
export function OwnListingCard({ business, isOwner }: { business: Business; isOwner: boolean }) {
  const { label, tone } = STATES[business.status ?? "pending"];
  const waiting = business.waitingFields ?? [];
  return (
    <Card asChild>
      <article className="flex h-full flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge tone={tone}>{label}</Badge>
          <Badge tone="shoal">{findCategory(business.category)?.name ?? business.category}</Badge>
        </div>
        <h3 className="font-semibold font-serif text-xl">{business.name}</h3>
        <p className="text-ink-soft text-sm">
          {business.city}, {business.state}
        </p>
        <Rating averageRating={business.averageRating} reviewCount={business.reviewCount} />
        {waiting.length > 0 ? (
          <p className="text-sm">
            Waiting for approval:{" "}
            <strong>{waiting.map((field) => fieldName(field)).join(", ")}</strong>
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          {isOwner ? (
            <Button asChild size="sm">
              <Link to={`/user-dashboard/business/${business.id}`}>
                <PencilLine aria-hidden /> Edit
                <span className="sr-only"> {business.name}</span>
              </Link>
            </Button>
          ) : null}
          {isOwner && business.status === "live"
            ? MORE.map(({ tab, label, Icon }) => (
                <Button key={tab} asChild variant="secondary" size="sm">
                  <Link to={`/user-dashboard/business/${business.id}?tab=${tab}`}>
                    <Icon aria-hidden /> {label}
                    <span className="sr-only"> of {business.name}</span>
                  </Link>
                </Button>
              ))
            : null}
          <Button asChild variant="secondary" size="sm">
            <Link to={`/business/${business.id}`}>
              <ExternalLink aria-hidden /> View
              <span className="sr-only"> {business.name}</span>
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}
