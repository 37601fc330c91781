import type { ReactNode } from "react";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { SpeciesReport } from "../contract.ts";
import { reportPath, VERIFICATION_STATUSES } from "../limits-contract.ts";
import { titleOf } from "./report-title.ts";

interface ReportLinesProps {
  reports: readonly SpeciesReport[];
  /** Only read out where the page is about one species. */
  hasTitle?: boolean;
  /** Only read out where the day stands above. */
  hasDay?: boolean;
  /** What can be done with one. */
  actionOf?: (report: SpeciesReport) => ReactNode;
}

/** Reports in one line each: what, where and when, each with its way to the page. */
export function ReportLines(props: ReportLinesProps) {
  const { reports, hasTitle = true, hasDay = true, actionOf } = props;
  return (
    <ul className="flex flex-col gap-1">
      {reports.map((report) => {
        const { id, location, reportDate, verificationStatus, isBlurred } = report;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <TextLink asChild>
              <Link to={reportPath(id)} className="wrap-anywhere inline-flex min-h-11 items-center">
                <span>
                  <span className={hasTitle ? undefined : "sr-only"}>{titleOf(report)}, </span>
                  <span className={hasDay ? undefined : "sr-only"}>{formatDay(reportDate)}, </span>
                  {location}
                </span>
              </Link>
            </TextLink>
            <span className="text-ink-soft text-sm">
              ({VERIFICATION_STATUSES[verificationStatus].toLowerCase()})
              {isBlurred ? ", shown roughly" : null}
            </span>
            {actionOf?.(report)}
          </li>
        );
      })}
    </ul>
  );
}
