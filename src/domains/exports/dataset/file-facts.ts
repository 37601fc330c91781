import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { FileFacts } from "../file/table.ts";
import type { ExportRequest } from "./contract.ts";
import { DATA_TYPES } from "./limits-contract.ts";

const LICENCE = "Creative Commons Attribution (CC BY) 4.0 International";
const LICENCE_URL = "https://creativecommons.org/licenses/by/4.0/legalcode";

interface Written {
  start: string;
  end: string;
  siteUrl: string;
  madeAt: Date;
}

export function fileFacts(request: ExportRequest, written: Written): FileFacts {
  const { start, end, siteUrl, madeAt } = written;
  const types = request.dataTypes.map((type) => DATA_TYPES[type].toLowerCase()).join(", ");
  const choices = request.filterVerified ? ["Verified only"] : [];
  const title = `Landfall community data: ${types}, ${start} to ${end}`;
  const accessed = madeAt.toISOString().slice(0, 10);
  return {
    ...{ title, start, end, zone: SITE_TIME_ZONE, siteUrl, madeAt, choices },
    ...{ licence: LICENCE, licenceUrl: LICENCE_URL },
    citation: `Landfall contributors (${madeAt.getUTCFullYear()}). ${[title, ...choices].join(". ")}. Accessed ${accessed} at ${siteUrl}.`,
  };
}
