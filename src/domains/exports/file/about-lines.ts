import type { FileFacts, Table } from "./table.ts";

/** What every kind of file says about itself, as name and value. */
export function aboutLines(facts: FileFacts, tables: readonly Table[]): [string, string][] {
  return [
    ["Title", facts.title],
    ["Made", facts.madeAt.toISOString()],
    ["First day", `${facts.start} (${facts.zone})`],
    ["Last day", `${facts.end} (${facts.zone}), whole`],
    ["Choices", facts.choices.join("; ")],
    ["Rows", tables.map(({ name, rowCount }) => `${name} ${rowCount}`).join("; ")],
    ["Licence", `${facts.licence}, ${facts.licenceUrl}, unless a row says otherwise`],
    ["Citation", facts.citation],
    ["Source", facts.siteUrl],
  ];
}

/** The dictionary: which column of which table means what. */
export const columnLines = (
  tables: readonly Table[],
): [table: string, column: string, about: string][] =>
  tables.flatMap(({ name, columns }) =>
    columns.map((column): [string, string, string] => [name, column.name, column.about]),
  );
