import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";
import { reviewQuery } from "#src/domains/reviews/client.ts";
import { ReviewWords } from "#src/domains/reviews/components/admin/review-words.tsx";
import { adminExperienceQuery } from "#src/domains/sharing/client.ts";

/** What a report is about, read from its own call, with the way to where it can be acted upon. */
export function ReportedThing({ type, id }: { type: string; id: number }) {
  return type === "review" ? <ReportedReview id={id} /> : <ReportedExperience id={id} />;
}

function ReportedReview({ id }: { id: number }) {
  const { data: review, isError } = useQuery(reviewQuery(id));
  if (isError) return <>Review {id}, which is gone</>;
  if (!review) return <>Review {id}</>;
  const search = new URLSearchParams({ tab: "reviews", q: review.title });
  return (
    <>
      <ReviewWords review={review} />
      <p className="text-ink-soft text-xs">
        <Link to={`?${search}`} className="underline">
          Review by {review.userName}
        </Link>
      </p>
    </>
  );
}

function ReportedExperience({ id }: { id: number }) {
  const { data: experience, isError } = useQuery(adminExperienceQuery(id));
  if (isError) return <>Experience {id}, which is gone</>;
  if (!experience) return <>Experience {id}</>;
  const { authorName, businessName, caption, images, isApproved } = experience;
  const search = `tab=experiences&status=${isApproved ? "published" : "pending"}`;
  return (
    <>
      <LongText text={caption} isWhole={false} of={`of what ${authorName} shared`} />
      <AttachedMedia images={images} videos={[]} title={`${authorName} about ${businessName}`} />
      <p className="text-ink-soft text-xs">
        <Link to={`?${search}`} className="underline">
          Shared by {authorName} about {businessName}
        </Link>
      </p>
    </>
  );
}
