import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { TypeBadge, VerificationBadge } from "./report-badges.tsx";
import { ReportFacts } from "./report-facts.tsx";
import { titleOf } from "./report-title.ts";
import { UpvoteButton } from "./upvote-button.tsx";

export function ReportCard({ report }: { report: SpeciesReport }) {
  const [photo] = report.images;
  const title = titleOf(report);
  return (
    <Card asChild className="h-full">
      <article className="flex flex-col gap-3">
        {photo ? (
          <MediaImage
            src={photo}
            alt={`Photo with the report of ${title}`}
            loading="lazy"
            sizes="(min-width: 768px) 24rem, 100vw"
            className="aspect-video w-full rounded-sm border border-line object-cover"
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <TypeBadge type={report.reportType} />
          <VerificationBadge status={report.verificationStatus} />
          {report.isDemo ? <Badge>Example</Badge> : null}
        </div>
        <h3 className="wrap-anywhere font-semibold font-serif text-lg leading-snug">
          <Link to={reportPath(report.id)} className="thumb-target hover:underline">
            {title}
          </Link>
        </h3>
        <p className="wrap-anywhere line-clamp-3">{report.description}</p>
        <ReportFacts report={report} />
        <div className="mt-auto pt-2">
          <UpvoteButton report={report} />
        </div>
      </article>
    </Card>
  );
}
