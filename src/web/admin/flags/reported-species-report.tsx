import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { adminReportQuery } from "#src/domains/sightings/client.ts";
import { titleOf } from "#src/domains/sightings/components/report-title.ts";
import { reportPath } from "#src/domains/sightings/limits-contract.ts";

/** All that readers see of it, with where it leads to. */
export function ReportedSpeciesReport({ id }: { id: number }) {
  const { data: report, isError } = useQuery(adminReportQuery(id));
  if (isError) return <>Species report {id}, which is gone</>;
  if (!report) return <>Species report {id}</>;
  const { location, behaviorObserved, conservationConcerns, images } = report;
  return (
    <>
      <p className="wrap-anywhere font-semibold">{titleOf(report)}</p>
      <LongText text={report.description} isWhole={false} of={`of “${titleOf(report)}”`} />
      <p className="wrap-anywhere text-ink-soft text-xs">
        {[location, behaviorObserved, conservationConcerns].filter(Boolean).join(" · ")}
      </p>
      <div className="flex flex-wrap gap-2">
        {images.map((image) => (
          <MediaImage key={image} src={image} alt="" sizes="8rem" className="h-20 w-auto" />
        ))}
      </div>
      <p className="text-ink-soft text-xs">
        <Link to={reportPath(id)} className="underline">
          See its page
        </Link>
      </p>
    </>
  );
}
