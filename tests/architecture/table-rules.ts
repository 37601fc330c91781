import { domainOf, type Finding, roomOf, type Sources } from "./house.ts";
import { readTables, type Table } from "./read-tables.ts";
import type { Write, Writes } from "./read-writes.ts";

/** A backup knows every table by the name that the database tells; demo data are rows of their own. */
const EXEMPT = /^src\/server\/backup\/|^src\/domains\/.+\/demo(?:-data\.server\.ts$|\/)/;

/** A table has one writer: the domain of its schema file, or the platform. */
export function checkTables(sources: Sources, allWrites: Writes): Finding[] {
  const tables = readTables(sources);
  return [...allWrites].flatMap(([file, writes]) => {
    if (EXEMPT.test(file)) return [];
    const writer = domainOf(file) ?? roomOf(file) ?? "";
    return writes.flatMap((write) => {
      const detail = objection(write, writer, tables);
      return detail === undefined ? [] : [{ rule: "table", file, detail }];
    });
  });
}

function objection({ verb, table }: Write, writer: string, tables: Table[]): string | undefined {
  if (table === "unknown") return `${verb}: no check can see which table this changes`;
  const known = tables.find((each) =>
    "name" in table ? each.name === table.name : each.constant === table.constant,
  );
  if (known === undefined || known.owner === writer) return undefined;
  return `${verb} ${known.name}: only ${known.owner} writes to it; call its command`;
}
