import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { PendingChange, Review } from "../../contract.ts";
import { changeableOf, isWaiting } from "../../rules.ts";

/** Everything that a review says and shows; of a changed one both versions, side by side. */
export function ReviewWords({ review }: { review: Review }) {
  const { pendingChange } = review;
  const isWhole = isWaiting(review);
  if (!pendingChange) return <Version said={changeableOf(review)} isWhole={isWhole} />;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Version said={changeableOf(review)} isWhole={isWhole} label="Published">
        <Stars rating={review.rating} />
      </Version>
      <Version
        said={pendingChange}
        isWhole={isWhole}
        label="Wants to say"
        className="border-accent border-l-2 pl-3"
      >
        <Stars rating={pendingChange.rating} />
      </Version>
    </div>
  );
}

interface VersionProps {
  said: PendingChange;
  isWhole: boolean;
  label?: string;
  className?: string;
  children?: ReactNode;
}

function Version({ said, isWhole, label, className, children }: VersionProps) {
  const { title, content, visitDate, images, videos } = said;
  return (
    <div className={className}>
      {label ? (
        <p className="flex items-center gap-2 text-ink-soft text-xs">
          {label} {children}
        </p>
      ) : null}
      <p className="wrap-anywhere font-semibold">{title}</p>
      <LongText text={content} isWhole={isWhole} of={`of “${title}”`} />
      {visitDate ? (
        <p className="text-ink-soft text-xs">
          Visited <time dateTime={visitDate}>{formatDay(visitDate)}</time>
        </p>
      ) : null}
      <div className="mt-2 empty:hidden">
        <AttachedMedia images={images} videos={videos} title={title} />
      </div>
    </div>
  );
}

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="figures inline-flex items-center gap-1 whitespace-nowrap">
      {rating}
      <Star aria-hidden className="size-4 fill-current text-accent" />
      <span className="sr-only">{rating === 1 ? "star" : "stars"}</span>
    </span>
  );
}
