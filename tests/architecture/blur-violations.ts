import { type Violation, violation } from "./violation.ts";

const read = (title: string, source: string): Violation =>
  violation(
    "blur",
    title,
    { "src/domains/claims/peek.server.ts": source },
    "species_reports is read only in",
  );

export const BLUR_VIOLATIONS: Violation[] = [
  read("a select", "export const a = (db) => db.select().from(speciesReports);"),
  read("a join", "export const a = (query) => query.leftJoin(speciesReports, true);"),
  read("a count", "export const a = (db) => db.$count(speciesReports);"),
  read("SQL with the constant", "export const a = sql`select 1 from $" + "{speciesReports}`;"),
  read("SQL with the name", 'export const a = "select * from species_reports";'),
];
