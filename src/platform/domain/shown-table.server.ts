import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type ColumnOf<Table extends PgTable> = keyof Table["_"]["columns"] & string;
/** Of each row by a column, or one for all rows: "event:{id}", "event:any". */
type TagOf<Table extends PgTable> = `${string}:{${ColumnOf<Table>}}` | `${string}:any`;

interface Showing<Table extends PgTable> {
  /** Only rows with these values are shown. */
  rows?: Partial<Record<ColumnOf<Table>, string | boolean>>;
  /** No page looks different when only these change. */
  ignored?: readonly ColumnOf<Table>[];
  /**
   * What pages name in `renewedBy`; a tag with `when` is told of only when one of these changes. None
   * for a table that triggers fill, which changes only together with one that has tags.
   */
  tags: readonly (
    | TagOf<Table>
    | { tag: TagOf<Table>; when: readonly [ColumnOf<Table>, ...ColumnOf<Table>[]] }
  )[];
}

/** A table that cached pages show, with columns by their names in the database. */
export interface ShownTable {
  table: PgTable;
  rows: readonly { column: string; value: string | boolean }[];
  ignored: readonly string[];
  tags: readonly { kind: string; column: string | null; when: readonly string[] }[];
}

/** Whatever changes in its rows renews the pages that show them. */
export function shownTable<Table extends PgTable>(
  table: Table,
  { rows = {}, ignored = [], tags }: Showing<Table>,
): ShownTable {
  const columns = getTableColumns(table);
  const nameOf = (key: string): string => {
    const column = columns[key];
    if (!column) throw new Error(`There is no column ${key} for a tag.`);
    return column.name;
  };
  return {
    table,
    rows: Object.entries<string | boolean | undefined>(rows).flatMap(([key, value]) =>
      value === undefined ? [] : [{ column: nameOf(key), value }],
    ),
    ignored: ignored.map(nameOf),
    tags: tags.map((said) => {
      const { tag, when } = typeof said === "string" ? { tag: said, when: [] } : said;
      const [, kind = "", key] = /^(.*):(?:any|\{(.*)\})$/.exec(tag) ?? [];
      return { kind, column: key === undefined ? null : nameOf(key), when: when.map(nameOf) };
    }),
  };
}
