import { getTableName } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { ShownTable } from "#src/platform/domain/shown-table.server.ts";

/** Naming more rows than this costs more than rendering every page anew. */
const ROWS_NAMED_MAX = 20;
/** A notice of PostgreSQL holds 8,000 bytes. */
const NOTICE_MAX_BYTES = 7000;

export const RENEWAL_PREFIX = "tell_pages_of_";

export interface RenewalTrigger {
  name: string;
  /** Of the function that all of its triggers call. */
  body: string;
  /** Word for word as PostgreSQL tells them. */
  triggers: string[];
}

/** Tells every process, with the commit, which pages show something that changed in a table. */
export function renewalTrigger(shown: ShownTable): RenewalTrigger {
  const table = getTableName(shown.table);
  const name = `${RENEWAL_PREFIX}${table}`;
  const on = (event: string, rows: string) =>
    `CREATE TRIGGER tell_pages_of_${event.toLowerCase()} AFTER ${event} ON public.${table} ${rows}FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`;
  return {
    name,
    body: bodyFor(shown),
    triggers: [
      on("INSERT", "REFERENCING NEW TABLE AS new_rows "),
      on("UPDATE", "REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows "),
      on("DELETE", "REFERENCING OLD TABLE AS old_rows "),
      on("TRUNCATE", ""),
    ],
  };
}

function bodyFor(shown: ShownTable): string {
  return `
DECLARE
	tags text := '*';
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF ${areFew("new_rows")} THEN
			SELECT string_agg(DISTINCT tag, ' ') INTO tags
			FROM new_rows AS n CROSS JOIN LATERAL (${tagsOf("n", shown)}) AS told;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF ${areFew("old_rows")} THEN
			SELECT string_agg(DISTINCT tag, ' ') INTO tags
			FROM old_rows AS o CROSS JOIN LATERAL (${tagsOf("o", shown)}) AS told;
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		IF ${areFew("new_rows")} THEN
			SELECT string_agg(DISTINCT tag, ' ') INTO tags
			FROM old_rows AS o FULL JOIN new_rows AS n USING (${keyOf(shown)})
				CROSS JOIN LATERAL (${tagsOf("o", shown, isChanged)} UNION ALL ${tagsOf("n", shown, isChanged)}) AS told
			WHERE ${seen("o", shown)} IS DISTINCT FROM ${seen("n", shown)};
		END IF;
	END IF;
	IF tags IS NOT NULL THEN
		PERFORM pg_notify('page_changes', CASE WHEN octet_length(tags) < ${NOTICE_MAX_BYTES} THEN tags ELSE '*' END);
	END IF;
	RETURN NULL;
END `;
}

const areFew = (rows: string): string =>
  `(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${ROWS_NAMED_MAX + 1}) AS seen) <= ${ROWS_NAMED_MAX}`;

type Condition = (columns: readonly string[]) => string;

const isChanged: Condition = (columns) => {
  const side = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return `(${side("o")}) IS DISTINCT FROM (${side("n")})`;
};

/** Of the old or of the new row, when that one is shown. */
function tagsOf(alias: "o" | "n", { rows, tags }: ShownTable, condition?: Condition): string {
  const values = tags.map(({ kind, column, when }) => {
    const tag =
      column === null ? literal(`${kind}:any`) : `${literal(`${kind}:`)} || ${alias}.${column}`;
    return condition && when.length > 0
      ? `(CASE WHEN ${condition(when)} THEN ${tag} END)`
      : `(${tag})`;
  });
  const isShown = rows.map(({ column, value }) => `${alias}.${column} = ${literal(value)}`);
  return `SELECT tag FROM (VALUES ${values.join(", ")}) AS said (tag) WHERE ${["tag IS NOT NULL", ...isShown].join(" AND ")}`;
}

const seen = (alias: string, { ignored }: ShownTable): string =>
  [`to_jsonb(${alias})`, ...ignored.map(literal)].join(" - ");

/** Also of several columns. */
function keyOf({ table }: ShownTable): string {
  const { columns, primaryKeys } = getTableConfig(table);
  const several = primaryKeys.flatMap((key) => key.columns);
  const key = several.length > 0 ? several : columns.filter(({ primary }) => primary);
  return key.map(({ name }) => name).join(", ");
}

const literal = (value: string | boolean): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
