import type { UseFormReturn } from "react-hook-form";
import { tellMissing } from "#src/design/form/tell-missing.ts";
import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";
import {
  EMPTY_POSITION,
  missingPlace,
  type PositionSource,
  type PositionValues,
} from "#src/domains/places/limits-contract.ts";
import type { SpeciesReport, WholeSpeciesReportInput } from "../contract.ts";
import {
  ABUNDANCE_DEFAULT,
  type Abundance,
  DESCRIPTION_MISSING,
  EFFORT_MISSING,
  type Licence,
  type Occurrence,
  type ReportType,
} from "../limits-contract.ts";

/** What the form holds: texts, but for the addresses of the photos. */
export interface ReportValues extends PositionValues {
  reportType: string;
  speciesName: string;
  description: string;
  abundance: string;
  behaviorObserved: string;
  conservationConcerns: string;
  reportDate: string;
  observedTime: string;
  occurrenceStatus: string;
  effortMinutes: string;
  licence: string;
  projectId: string;
  reporterEmail: string;
  images: string[];
}

export const EMPTY_REPORT: ReportValues = {
  ...EMPTY_POSITION,
  ...{ reportType: "sighting", speciesName: "", description: "", abundance: ABUNDANCE_DEFAULT },
  ...{ behaviorObserved: "", conservationConcerns: "", reportDate: "", observedTime: "" },
  ...{
    occurrenceStatus: "present",
    effortMinutes: "",
    licence: "CC-BY-4.0",
    projectId: "",
    reporterEmail: "",
    images: [],
  },
};

export const REPORT_FIELDS = Object.keys(EMPTY_REPORT) as (keyof ReportValues)[];

/** Of one's own report, which is shown exactly. */
export const valuesOf = (report: SpeciesReport): ReportValues => ({
  reportType: report.reportType,
  speciesName: report.reportedAs ?? report.speciesName ?? "",
  location: report.location,
  ...positionOf(report),
  description: report.description,
  abundance: report.abundance ?? ABUNDANCE_DEFAULT,
  behaviorObserved: report.behaviorObserved ?? "",
  conservationConcerns: report.conservationConcerns ?? "",
  reportDate: report.reportDate,
  observedTime: report.observedTime ?? "",
  occurrenceStatus: report.occurrenceStatus,
  effortMinutes: report.effortMinutes?.toString() ?? "",
  licence: report.licence,
  projectId: report.projectId?.toString() ?? "",
  reporterEmail: "",
  images: report.images,
});

/** The middle of a named place follows from its name, which may be changed; another point stays what it is. */
const positionOf = ({ latitude, longitude, uncertaintyMeters, positionSource }: SpeciesReport) =>
  positionSource === "place"
    ? { latitude: "", longitude: "", accuracyMeters: "", positionSource: "" }
    : {
        latitude: latitude ?? "",
        longitude: longitude ?? "",
        accuracyMeters: uncertaintyMeters?.toString() ?? "",
        positionSource: positionSource ?? "",
      };

/** Said at once, while photos would still be on their way. */
export function tellMissingIn(form: UseFormReturn<ReportValues>): boolean {
  const values = form.getValues();
  const hasLooked = values.occurrenceStatus !== "absent" || values.effortMinutes.trim() !== "";
  return tellMissing(form, [
    ["location", missingPlace(values)],
    ["description", values.description.trim() === "" && DESCRIPTION_MISSING],
    ["effortMinutes", !hasLooked && EFFORT_MISSING],
  ]);
}

/** The server says what is wrong with what was chosen; a draft may know a project that is not offered any more. */
export const toSent = (
  values: ReportValues,
  projects: readonly ProjectChoice[],
): WholeSpeciesReportInput => ({
  ...values,
  projectId: projects.find(({ id }) => String(id) === values.projectId)?.id ?? null,
  reportType: values.reportType as ReportType,
  abundance: values.abundance as Abundance,
  occurrenceStatus: values.occurrenceStatus as Occurrence,
  licence: values.licence as Licence,
  positionSource: values.positionSource as PositionSource | "",
});
