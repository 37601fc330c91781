import { type SQL, sql } from "drizzle-orm";
import { isoTextOf, isWithinDays, siteDayOf } from "#src/db/day-of.server.ts";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import { guardedWords, shownPlace } from "#src/domains/places/shown-place.server.ts";
import type { DaySpan } from "#src/shared/day-span.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { seesProject } from "./sees-project.server.ts";

interface ExportedProjects extends DaySpan {
  /** Those that a member answers for. */
  verifiedOnly: boolean;
}

/** The projects that were begun on these days, as somebody may see them. */
export function exportedProjects(
  viewer: Viewer | null,
  { verifiedOnly, ...days }: ExportedProjects,
): SQL {
  const table = citizenProjects;
  const sees = seesProject(viewer);
  const exact = (column: unknown) => sql`case when ${sees} then ${column} end`;
  const place = shownPlace(table, sees);
  const { title, description, organizer: lead, goalUnit: unit } = table;
  const verified = verifiedOnly ? sql`and ${table.userId} is not null` : sql``;
  return sql`select
      'citizen' as kind, ${table.id} as id, ${exact(title)} as title,
      ${siteDayOf(table.createdAt)}::text as day, ${table.status} as status,
      ${table.projectType} as type, ${exact(description)} as description,
      ${exact(lead)} as lead, ${place.location} as location,
      ${guardedWords(table, sees, { title, description, lead, unit })} as guarded,
      (select count(*)::int from ${citizenParticipation} joined
        where joined.project_id = ${table.id}) as participants,
      (select coalesce(sum(amount), 0)::int from ${citizenContributions} given
        where given.project_id = ${table.id}) as collected,
      ${table.goalAmount} as goal, ${exact(unit)} as unit, ${table.featured} as featured,
      ${place.latitude}::numeric as latitude, ${place.longitude}::numeric as longitude,
      ${place.uncertaintyMeters} as accuracy, ${table.photo} as photo,
      ${table.userId} is not null as is_verified,
      ${exact(isoTextOf(table.createdAt))} as created_at, ${table.isDemo} as is_demo
    from ${table} where ${isWithinDays(table.createdAt, days)} ${verified}`;
}
