import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { findCategory } from "../category-contract.ts";
import type { Business } from "../contract.ts";
import { tellsHours } from "../rules.ts";
import { FeaturedBadge } from "./featured-badge.tsx";
import { HeroGallery } from "./hero-gallery.tsx";
import { awaitList, useListBefore } from "./list-before.ts";
import { ListingAction } from "./listing-action.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { Rating } from "./rating.tsx";

interface ListingHeaderProps {
  business: Business;
  /** The share control, which knows more than the directory. */
  share?: ReactNode;
}

/** To the list that was left, and, for who comes from elsewhere, to the places of its kind around it. */
function WayBack({ business: { category, city, state } }: { business: Business }) {
  const list = useListBefore();
  const kind = findCategory(category);
  const around = new URLSearchParams({ city: `${city}, ${state}` });
  const look = "inline-flex min-h-11 items-center gap-1";
  return (
    <nav aria-label="Back to lists" className="flex flex-wrap gap-x-6">
      <TextLink asChild variant="quiet">
        <Link to={list} className={look} preventScrollReset={list !== "/"} onClick={awaitList}>
          <ArrowLeft aria-hidden className="size-4" /> Back
        </Link>
      </TextLink>
      {kind ? (
        <TextLink asChild variant="quiet">
          <Link to={`/category/${kind.id}?${around}`} className={look}>
            {kind.name} in {city}
          </Link>
        </TextLink>
      ) : null}
    </nav>
  );
}

export function ListingHeader({ business, share }: ListingHeaderProps) {
  const category = findCategory(business.category);
  return (
    <header className="border-ink border-b">
      <HeroGallery images={business.images} />
      <div className="page-width flex flex-wrap items-end justify-between gap-4 py-6">
        <div className="flex flex-col gap-2">
          <WayBack business={business} />
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="shoal">{category?.name ?? business.category}</Badge>
            <FeaturedBadge business={business} />
            {business.isDemo ? <Badge tone="land">Demo data</Badge> : null}
            {business.isActive ? null : <Badge tone="danger">Not public</Badge>}
          </div>
          <h1 className="font-semibold font-serif text-3xl leading-tight md:text-4xl">
            {business.name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Rating averageRating={business.averageRating} reviewCount={business.reviewCount} />
            <span className="text-ink-soft text-sm">
              {business.city}, {business.state}
            </span>
            {tellsHours(business) ? <OpenBadge state={business.openState} /> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {business.isActive ? <ListingAction business={business} place="page" /> : null}
          {share}
        </div>
      </div>
    </header>
  );
}
