import type { Readable } from "node:stream";
import type { Snapshot } from "#src/db/read-snapshot.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import type { Services } from "#src/platform/services.server.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import type { DaySpan } from "#src/shared/day-span.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ExportRequest } from "../dataset/contract.ts";
import { fileFacts } from "../dataset/file-facts.ts";
import { DEFAULT_DAYS } from "../dataset/limits-contract.ts";
import { openTables } from "../dataset/open-tables.server.ts";
import { fileKindOf } from "../dataset/write-tables.server.ts";

interface Wanted {
  request: ExportRequest;
  viewer: Viewer | null;
  countMax?: number;
  onRows?: (count: number) => void;
}

export interface OpenedExport {
  rowsTotal: number;
  /** Reads the rows as it is read itself. */
  write: () => Readable;
}

/** The last 30 days by the clock of the site. */
export function lastDays(now: Date): DaySpan {
  const today = localDateAt(now, SITE_TIME_ZONE);
  return { start: addDays(today, -DEFAULT_DAYS), end: today };
}

export const daysOf = ({ dateRange }: ExportRequest, now: Date): DaySpan =>
  dateRange ?? lastDays(now);

/** Counts what an export has, within a snapshot, and is ready to write it. */
export async function openExport(
  { db, site }: Pick<Services, "db" | "site">,
  snapshot: Snapshot,
  { request, viewer, ...options }: Wanted,
): Promise<OpenedExport> {
  const madeAt = new Date();
  const days = daysOf(request, madeAt);
  const scope = {
    ...{ db, viewer, ...days, baseUrl: site.baseUrl },
    verifiedOnly: request.filterVerified,
  };
  const tables = await openTables(snapshot, request, scope, options);
  const facts = fileFacts(request, { ...days, siteUrl: site.baseUrl, madeAt });
  return {
    rowsTotal: tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
    write: () => fileKindOf(request).write(facts, tables),
  };
}
