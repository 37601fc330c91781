import { type SQL, sql } from "drizzle-orm";
import { isoTextOf, isWithinDays, siteDayOf } from "#src/db/day-of.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import type { DaySpan } from "#src/shared/day-span.ts";
import { collaboratorsOfProject } from "./count-requests.server.ts";

interface ExportedProjects extends DaySpan {
  /** Those whose lead stood by them. */
  verifiedOnly: boolean;
}

/** What everybody may read of the projects that were sent in on these days; no address of anybody. */
export function exportedProjects({ verifiedOnly, ...days }: ExportedProjects): SQL {
  const table = researchProjects;
  const verified = verifiedOnly ? sql`and ${table.contactConfirmedAt} is not null` : sql``;
  return sql`select
      'research' as kind, ${table.id} as id, ${table.title} as title,
      ${siteDayOf(table.createdAt)}::text as day, ${table.status} as status,
      ${table.researchType} as type, ${table.description} as description,
      ${table.leadResearcher} as lead, ${table.institution} as institution,
      ${collaboratorsOfProject} as participants,
      array_to_string(${table.targetSpecies}, '; ') as species,
      ${table.fundingStatus} as funding, ${table.estimatedDuration} as duration,
      array_to_string(${table.dataNeeded}, '; ') as data_requests,
      array_to_string(${table.publications}, '; ') as publications,
      ${table.website} as website, ${table.contactConfirmedAt} is not null as is_verified,
      ${isoTextOf(table.createdAt)} as created_at, ${table.isDemo} as is_demo
    from ${table} where ${isWithinDays(table.createdAt, days)} ${verified}`;
}
