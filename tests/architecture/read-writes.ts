import { parseSync, Visitor } from "vite";
import { isSourceModule, type Room, roomOf, type Sources } from "./house.ts";

export interface Write {
  /** "insert into", "update", … */
  verb: string;
  /** What the code calls the table: a name of SQL, or a constant that some module exports. */
  table: { name: string } | { constant: string } | "unknown";
  /** Where it stands in the source. */
  at: number;
}

const SQL_WRITE =
  /\b(insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?("?[\w.]+"?|\$\{[^}]*\})/gi;
const SQL_UPDATE =
  /\b(update)\s+(?:only\s+)?("?[\w.]+"?|\$\{[^}]*\})\s+(?:(?:as\s+)?\w+\s+)?set\b/gi;

export type Writes = ReadonlyMap<string, readonly Write[]>;

/** Rooms whose modules may write, each only to its own tables. The room db makes whole databases. */
const WRITERS = new Set<Room | undefined>(["platform", "domains", "web", "server"]);

export function readAllWrites(sources: Sources): Writes {
  const modules = [...sources].filter(
    ([file]) => isSourceModule(file) && WRITERS.has(roomOf(file)),
  );
  return new Map(modules.map(([file, source]) => [file, readWrites(file, source)]));
}

/** Every statement of a module that changes a table: by the query builder, and in SQL. */
function readWrites(file: string, source: string): Write[] {
  if (!/\b(insert|update|delete|truncate|merge)\b/i.test(source)) return [];
  const parsed = parseSync(file, source);
  const constants = importedConstants(parsed);
  const toTable = (text: string): Write["table"] => {
    const constant = constants.get(text);
    return constant === undefined ? "unknown" : { constant };
  };
  const writes: Write[] = [];
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const readSql = (text: string, at: number) => {
    for (const [, verb = "", named = ""] of [
      ...text.matchAll(SQL_WRITE),
      ...text.matchAll(SQL_UPDATE),
    ]) {
      const inserted = /^\$\{(.*)\}$/s.exec(named)?.[1]?.trim();
      const table = inserted === undefined ? { name: plainName(named) } : toTable(inserted);
      writes.push({ verb: verb.toLowerCase().replace(/\s+/, " "), table, at });
    }
  };
  new Visitor({
    CallExpression({ callee, start, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || first === undefined) return;
      const verb = /^(insert|update|delete)$/.exec(textOf(callee.property))?.[1];
      if (verb === undefined) return;
      const table = toTable(textOf(first));
      if (table !== "unknown" || isDatabase(textOf(callee.object))) {
        writes.push({ verb, table, at: start });
      }
    },
    TemplateLiteral: (node) => readSql(textOf(node), node.start),
    Literal: (node) => {
      if (typeof node.value === "string") readSql(node.value, node.start);
    },
  }).visit(parsed.program);
  return writes;
}

type Parsed = ReturnType<typeof parseSync>;

/** What the module calls it → what the other module exports: `import { users as people }`. */
function importedConstants(parsed: Parsed): Map<string, string> {
  const constants = new Map<string, string>();
  for (const { entries, moduleRequest } of parsed.module.staticImports) {
    if (!/\/schema\/[\w-]+\.server\.ts$/.test(moduleRequest.value)) continue;
    for (const { importName, localName } of entries) {
      constants.set(localName.value, importName.name ?? localName.value);
    }
  }
  return constants;
}

const isDatabase = (receiver: string): boolean => /^(tx|(\w+\.)*db)$/.test(receiver);

const plainName = (named: string): string => named.replaceAll('"', "").replace(/^public\./, "");
