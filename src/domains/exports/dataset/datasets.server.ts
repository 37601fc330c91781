import type { ExportRequest } from "./contract.ts";
import type { Dataset } from "./dataset.server.ts";
import type { DataType } from "./limits-contract.ts";
import { projectDataset } from "./project-dataset.server.ts";

const DATASETS: Partial<Record<DataType, Dataset>> = { projects: projectDataset };

/** What a request is answered from, by the names that its parts have in the file. */
export const datasetsOf = ({ dataTypes }: ExportRequest): [name: string, Dataset][] =>
  dataTypes.flatMap((type): [string, Dataset][] => {
    const dataset = DATASETS[type];
    return dataset ? [[type, dataset]] : [];
  });
