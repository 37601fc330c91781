import { type SQL, sql } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { isExpertIn } from "#src/domains/species/experts.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** Unless it is one's own, each sensitive species that its words name asks for an expert of its group. */
export const seesProject = (viewer: Viewer | null): SQL<boolean> =>
  sql`(coalesce(${citizenProjects}.user_id = ${viewer?.id ?? ""}, false) or not exists (
    select from ${species} guarded
    where guarded.id = any(${citizenProjects}.species_ids) and guarded.is_sensitive
      and not ${isExpertIn(viewer, sql`guarded."group"`)}))`;
