import { sql } from "drizzle-orm";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";

/** Written out: of a select from one table, drizzle leaves out which table a column is of. */
const ofProject = sql`asked.project_id = ${researchProjects}.id`;

/** Nobody collaborates with themself: what the lead asked before the project was theirs is not counted. */
const isNotLead = sql`(asked.user_id = ${researchProjects}.user_id) is not true
  and (${researchProjects}.contact_confirmed_at is not null
    and lower(asked.email) = lower(${researchProjects}.contact_email)) is not true`;

export const collaboratorsOfProject = sql<number>`(select count(*)::int from ${collaborationRequests} asked
  where ${ofProject} and asked.status = 'accepted' and ${isNotLead})`;

export const waitingOfProject = sql<number>`(select count(*)::int from ${collaborationRequests} asked
  where ${ofProject} and asked.status = 'pending')`;
