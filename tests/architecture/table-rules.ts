import { domainOf, type Finding, isSourceModule, roomOf, type Sources } from "./house.ts";
import { readTables, type Table } from "./read-tables.ts";
import { readWrites, type Write } from "./read-writes.ts";

/** Rooms whose modules may write, each only to its own tables. The room db makes whole databases. */
const WRITERS = new Set(["platform", "domains", "web", "server"]);

/** A backup knows every table by the name that the database tells; demo data are rows of their own. */
const EXEMPT = /^src\/server\/backup\/|^src\/domains\/.+\/demo(?:-data\.server\.ts$|\/)/;

/** A table has one writer: the domain of its schema file, or the platform. */
export function checkTables(sources: Sources): Finding[] {
  const tables = readTables(sources);
  return [...sources].flatMap(([file, source]) => {
    const room = roomOf(file);
    if (room === undefined || !WRITERS.has(room)) return [];
    if (!isSourceModule(file) || EXEMPT.test(file)) return [];
    const writer = domainOf(file) ?? room;
    return readWrites(file, source).flatMap((write) => {
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
