import { type SQL, sql } from "drizzle-orm";
import { isoTextOf, isWithinDays, siteDayOf } from "#src/db/day-of.server.ts";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import type { DaySpan } from "#src/shared/day-span.ts";

interface ExportedProjects extends DaySpan {
  /** Those that a member answers for. */
  verifiedOnly: boolean;
}

/** What everybody may read of the projects that were begun on these days. */
export function exportedProjects({ verifiedOnly, ...days }: ExportedProjects): SQL {
  const table = citizenProjects;
  const verified = verifiedOnly ? sql`and ${table.userId} is not null` : sql``;
  return sql`select
      'citizen' as kind, ${table.id} as id, ${table.title} as title,
      ${siteDayOf(table.createdAt)}::text as day, ${table.status} as status,
      ${table.projectType} as type, ${table.description} as description,
      ${table.organizer} as lead, ${table.location} as location,
      (select count(*)::int from ${citizenParticipation} joined
        where joined.project_id = ${table.id}) as participants,
      (select coalesce(sum(amount), 0)::int from ${citizenContributions} given
        where given.project_id = ${table.id}) as collected,
      ${table.goalAmount} as goal, ${table.goalUnit} as unit, ${table.featured} as featured,
      ${table.latitude} as latitude, ${table.longitude} as longitude,
      ${table.accuracyMeters} as accuracy, ${table.photo} as photo,
      ${table.userId} is not null as is_verified,
      ${isoTextOf(table.createdAt)} as created_at, ${table.isDemo} as is_demo
    from ${table} where ${isWithinDays(table.createdAt, days)} ${verified}`;
}
