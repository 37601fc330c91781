import { Link } from "#src/design/primitives/link.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { titleOf } from "./report-title.ts";

/** The photos of reports; each leads to its report. */
export const ReportGallery = ({ reports }: { reports: readonly SpeciesReport[] }) => (
  <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
    {reports.flatMap((report) =>
      report.images.map((image, index) => (
        <li key={`${report.id} ${image}`} className="min-w-0">
          <Link to={reportPath(report.id)} className="group block">
            <figure>
              <MediaImage
                src={image}
                alt={`Photo ${index + 1} with the report of ${titleOf(report)}`}
                loading="lazy"
                sizes="(min-width: 80rem) 20rem, 50vw"
                className="aspect-square w-full rounded-sm border border-line object-cover"
              />
              <figcaption className="wrap-anywhere mt-1 text-sm group-hover:underline">
                {titleOf(report)}, {report.location}, {formatDay(report.reportDate)}
              </figcaption>
            </figure>
          </Link>
        </li>
      )),
    )}
  </ul>
);
