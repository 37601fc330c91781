import { type SQL, sql } from "drizzle-orm";
import { SPECIES_GROUPS } from "./limits-contract.ts";

const PROTECTED_NAME = "A protected species";

interface Named {
  /** Whether the reader may see the place exactly: a condition of SQL. */
  exactly: SQL;
  /** The name of the catalogue, or null. */
  known: SQL;
  /** As it was written. */
  typed: SQL;
  /** The group of all sensitive species that may be meant, or null. */
  group: SQL;
}

/** What it is called: whoever sees the place roughly reads no typed name, which may say where it was. */
export const shownName = ({ exactly, known, typed, group }: Named): SQL<string | null> =>
  sql`case when ${known} is not null then ${known} when ${exactly} then ${typed}
    when ${typed} is not null then coalesce(${groupName(group)}, ${PROTECTED_NAME}::text) end`;

const groupName = (group: SQL): SQL =>
  sql`case ${group} ${sql.join(
    SPECIES_GROUPS.map(({ id, name }) => sql`when ${id}::text then ${name}::text`),
    sql` `,
  )} end`;
