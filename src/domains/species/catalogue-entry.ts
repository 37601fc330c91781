import type { Region } from "./limits-contract.ts";

/** A species as it is written down. Its texts are our own words; what was looked up stands in tables of its own. */
export interface CatalogueEntry {
  /** Reports keep it: it is never changed, and never given to another species. */
  id: number;
  commonName: string;
  scientificName: string;
  /** Other names of English and of science, former ones too; each means this species alone. */
  otherNames: readonly string[];
  description: string;
  habitat: string;
  size: string;
  diet: string;
  depth: string;
  safety: string;
  /** When it is there to be seen: "all", or its first and its last month, "11-4" over the new year. */
  seen: Partial<Readonly<Record<Region, string>>>;
}
