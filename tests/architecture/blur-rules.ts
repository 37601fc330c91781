import { type Finding, isSourceModule, type Sources } from "./house.ts";

/** Tables whose places may be blurred → the one file that reads them. */
const READERS: Readonly<Record<string, { table: string; file: string }>> = {
  speciesReports: {
    table: "species_reports",
    file: "src/domains/sightings/report-rows.server.ts",
  },
};

/** By the query builder, by a count, by a join, and in SQL. */
const readsOf = (constant: string, table: string): RegExp =>
  new RegExp(
    `(?:\\.from|\\$count|[jJ]oin)\\(\\s*${constant}\\b|\\b(?:from|join)\\s+(?:\\$\\{${constant}\\}|"?${table}\\b)`,
  );

/** Whatever reads such a table elsewhere could forget to blur. A backup knows every table by name. */
export function checkBlur(sources: Sources): Finding[] {
  return Object.entries(READERS).flatMap(([constant, { table, file }]) =>
    [...sources]
      .filter(([path]) => isSourceModule(path) && path !== file)
      .filter(([, source]) => readsOf(constant, table).test(withoutWrites(source)))
      .map(([path]) => ({
        rule: "blur",
        file: path,
        detail: `${table} is read only in ${file}, which blurs places`,
      })),
  );
}

const withoutWrites = (source: string): string => source.replaceAll(/delete\s+from\s+\S+/gi, "");
