import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { TellingReview } from "../contract.ts";

/** What visitors say, in a line or two; the reviews are a tap away. */
export function TellingLines({ reviews }: { reviews: readonly TellingReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="visitors-say" className="flex flex-col gap-3">
      <h2 id="visitors-say" className="font-semibold font-serif text-2xl">
        What visitors say
      </h2>
      {reviews.map(({ id, line, rating, userName }) => (
        <figure key={id} className="border-accent border-l-2 pl-4">
          <blockquote className="wrap-anywhere max-w-prose font-serif text-lg">“{line}”</blockquote>
          <figcaption className="text-ink-soft text-sm">
            <span className="figures">{rating} of 5 stars</span>, {userName}
          </figcaption>
        </figure>
      ))}
      <TextLink asChild>
        <Link
          to="?tab=reviews"
          preventScrollReset
          className="inline-flex min-h-11 items-center self-start"
        >
          Read the reviews
        </Link>
      </TextLink>
    </section>
  );
}
