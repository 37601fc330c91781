import type { SpeciesReport } from "../contract.ts";
import { REPORT_TYPES } from "../limits-contract.ts";

/** What it is called in lists: its species, or its type where none was named. */
export const titleOf = ({ speciesName, reportType }: SpeciesReport): string =>
  speciesName ?? REPORT_TYPES[reportType];
