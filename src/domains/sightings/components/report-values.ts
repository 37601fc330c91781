import {
  EMPTY_POSITION,
  type PositionSource,
  type PositionValues,
} from "#src/domains/places/limits-contract.ts";
import type { ChangedSpeciesReportInput, SpeciesReport } from "../contract.ts";
import {
  ABUNDANCE_DEFAULT,
  type Abundance,
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
  images: string[];
}

export const EMPTY_REPORT: ReportValues = {
  ...EMPTY_POSITION,
  ...{ reportType: "sighting", speciesName: "", description: "", abundance: ABUNDANCE_DEFAULT },
  ...{ behaviorObserved: "", conservationConcerns: "", reportDate: "", observedTime: "" },
  ...{ occurrenceStatus: "present", effortMinutes: "", licence: "CC-BY-4.0", images: [] },
};

export const REPORT_FIELDS = Object.keys(EMPTY_REPORT) as (keyof ReportValues)[];

/** Of one's own report, which is shown exactly. */
export const valuesOf = (report: SpeciesReport): ReportValues => ({
  reportType: report.reportType,
  speciesName: report.speciesName ?? "",
  location: report.location,
  latitude: report.latitude ?? "",
  longitude: report.longitude ?? "",
  accuracyMeters: report.uncertaintyMeters?.toString() ?? "",
  positionSource: "",
  description: report.description,
  abundance: report.abundance ?? ABUNDANCE_DEFAULT,
  behaviorObserved: report.behaviorObserved ?? "",
  conservationConcerns: report.conservationConcerns ?? "",
  reportDate: report.reportDate,
  observedTime: report.observedTime ?? "",
  occurrenceStatus: report.occurrenceStatus,
  effortMinutes: report.effortMinutes?.toString() ?? "",
  licence: report.licence,
  images: report.images,
});

/** The server says what is wrong with what was chosen. */
export const toSent = (values: ReportValues): ChangedSpeciesReportInput => ({
  ...values,
  reportType: values.reportType as ReportType,
  abundance: values.abundance as Abundance,
  occurrenceStatus: values.occurrenceStatus as Occurrence,
  licence: values.licence as Licence,
  positionSource: values.positionSource as PositionSource | "",
});
