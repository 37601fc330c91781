import { alertDataset } from "./alert-dataset.server.ts";
import { type ExportRequest, hasTerms } from "./contract.ts";
import type { Dataset } from "./dataset.server.ts";
import type { DataType } from "./limits-contract.ts";
import { occurrenceDataset } from "./occurrence-dataset.server.ts";
import { projectDataset } from "./project-dataset.server.ts";
import {
  populationDataset,
  reportDataset,
  sightingDataset,
  threatDataset,
} from "./report-datasets.server.ts";

const DATASETS: Record<DataType, Dataset> = {
  sightings: sightingDataset,
  reports: reportDataset,
  alerts: alertDataset,
  population: populationDataset,
  threats: threatDataset,
  projects: projectDataset,
};

/** What a request is answered from, by the names that its parts have in the file. */
export const datasetsOf = (request: ExportRequest): [name: string, Dataset][] =>
  hasTerms(request)
    ? [["occurrences", occurrenceDataset(request.dataTypes)]]
    : request.dataTypes.map((type) => [type, DATASETS[type]]);
