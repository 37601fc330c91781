import type { ReactNode } from "react";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import type { SpeciesReport } from "../contract.ts";
import { ABUNDANCES, OCCURRENCES } from "../limits-contract.ts";

const METERS_IN_KILOMETER = 1000;

/** "within 15 km", "within 40 m" */
const within = (meters: number): string =>
  meters >= METERS_IN_KILOMETER
    ? `within ${formatNumber(Math.ceil(meters / METERS_IN_KILOMETER))} km`
    : `within ${formatNumber(meters)} m`;

export function ReportFacts({ report }: { report: SpeciesReport }) {
  const { abundance, behaviorObserved, conservationConcerns, uncertaintyMeters } = report;
  return (
    <dl className="grid gap-1 text-sm">
      {report.reportedAs ? <Fact name="Reported as">{report.reportedAs}</Fact> : null}
      <Fact name="Where">
        {report.location}
        {uncertaintyMeters === null ? null : `, ${within(uncertaintyMeters)}`}
        {report.isBlurred ? " (shown roughly)" : null}
      </Fact>
      <Fact name="When">
        {formatDay(report.reportDate)}
        {report.observedTime ? `, ${report.observedTime}` : null}
      </Fact>
      {report.occurrenceStatus === "absent" ? (
        <Fact name="Seen">{OCCURRENCES.absent}</Fact>
      ) : abundance ? (
        <Fact name="Abundance">{ABUNDANCES[abundance]}</Fact>
      ) : null}
      {report.effortMinutes ? (
        <Fact name="Effort">{formatNumber(report.effortMinutes)} minutes of looking</Fact>
      ) : null}
      {behaviorObserved ? <Fact name="Behavior">{behaviorObserved}</Fact> : null}
      {conservationConcerns ? <Fact name="Concerns">{conservationConcerns}</Fact> : null}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-ink-soft">{name}:</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
