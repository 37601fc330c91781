import { getTableName } from "drizzle-orm";
import type { Domain } from "./domain.server.ts";
import { routesOf } from "./routes-of.server.ts";

/** Of what two domains bring under one name, one would be lost without a word: that ends the start. */
export function withoutDoubles(domains: readonly Domain[]): readonly Domain[] {
  const refuse = (kind: string, namesOf: (domain: Domain) => readonly string[]) => {
    const names = domains.flatMap(namesOf);
    const double = names.find((name, index) => names.indexOf(name) !== index);
    if (double !== undefined) throw new Error(`There are two of one ${kind}: ${double}`);
  };
  refuse("domain", ({ name }) => [name]);
  refuse("route", (domain) =>
    routesOf(domain, domains).map(({ method, path }) => `${method} ${withoutNames(path)}`),
  );
  refuse("job", ({ jobs = [], subscriptions = [] }) => [
    ...jobs.map(({ job }) => job.name),
    ...subscriptions.map(({ handler }) => handler.job.name),
  ]);
  refuse("part of personal data", ({ personalData = [] }) => personalData.map(({ name }) => name));
  refuse("product", ({ sells = [] }) => sells.map(({ name }) => name));
  refuse("kind to take down", ({ takeDowns = {} }) => Object.keys(takeDowns));
  refuse("audit subject", ({ auditSubjects = [] }) => auditSubjects);
  refuse("demo data", ({ demoData = [] }) => demoData.map(({ name }) => name));
  refuse("cached page", ({ cachedPages = [] }) => cachedPages.map(({ path }) => path.source));
  refuse("page of the site map", ({ siteMap }) => siteMap?.pages ?? []);
  refuse("shown table", ({ shown = [] }) => shown.map(({ table }) => getTableName(table)));
  return domains;
}

/** Two paths that differ only in how they call a part take the same calls. */
const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}/g, "{}");
