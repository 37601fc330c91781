import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { businessQuery } from "#src/domains/directory/listing-client.ts";
import { reviewQuery } from "#src/domains/reviews/client.ts";

/** What a report is about, read from its own call, with the way to where it can be acted upon. */
export function ReportedThing({ type, id }: { type: string; id: number }) {
  if (type === "review") return <ReportedReview id={id} />;
  if (type === "business") return <ReportedBusiness id={id} />;
  return (
    <Link to="?tab=experiences&status=published" className="font-semibold underline">
      Experience {id}
    </Link>
  );
}

function ReportedReview({ id }: { id: number }) {
  const { data: review, isError } = useQuery(reviewQuery(id));
  if (isError) return <>Review {id}, which is gone</>;
  if (!review) return <>Review {id}</>;
  const search = new URLSearchParams({ tab: "reviews", q: review.title });
  return (
    <>
      <Link to={`?${search}`} className="font-semibold underline">
        {review.title}
      </Link>
      <p className="line-clamp-3 text-ink-soft">{review.content}</p>
      <p className="text-ink-soft text-xs">Review by {review.userName}</p>
    </>
  );
}

function ReportedBusiness({ id }: { id: number }) {
  const { data: business, isError } = useQuery(businessQuery(id));
  if (isError) return <>Business {id}, which is gone</>;
  if (!business) return <>Business {id}</>;
  const search = new URLSearchParams({ tab: "businesses", q: business.name });
  return (
    <Link to={`?${search}`} className="font-semibold underline">
      {business.name}
    </Link>
  );
}
