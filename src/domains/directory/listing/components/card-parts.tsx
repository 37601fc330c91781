import { Link } from "#src/design/primitives/link.tsx";
import type { ListingCardFacts } from "../card-contract.ts";

interface CardPictureProps {
  business: Pick<ListingCardFacts, "id" | "name" | "images">;
  /** Without it the browser fetches it at once, and as early as it likes. */
  loading?: "eager" | "lazy";
}

/** The first picture of a place; a place without one is white paper on the chart. */
export function CardPicture({ business, loading }: CardPictureProps) {
  const [picture] = business.images;
  if (!picture) return <div aria-hidden className="unsurveyed size-full" />;
  return (
    <img
      src={picture}
      alt=""
      width={600}
      height={400}
      decoding="async"
      className="size-full object-cover"
      {...(loading && { loading, fetchPriority: "low" })}
    />
  );
}

/** Leads to the place from everywhere on its card. */
export function CardLink({
  business,
}: {
  business: Pick<ListingCardFacts, "id" | "name" | "images">;
}) {
  return (
    <Link
      to={`/business/${business.id}`}
      className="after:absolute after:inset-0 group-hover:underline"
    >
      {business.name}
    </Link>
  );
}
