import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { allDomains } from "#src/server/domains.ts";
import { keepsPeople } from "#tests/support/keeps-people.ts";
import { readSchemaTables, type SchemaTable } from "#tests/support/schema-tables.ts";

/** What they know of a person goes with the account, or with time. */
const OTHERWISE: Readonly<Record<string, string>> = {
  users: "is the account",
  sign_in_codes: "are deleted when they have expired",
  analytics_events: "the salt of their visitors is thrown away with the day",
  mail_outbox: "is deleted by age",
};

const tables = await readSchemaTables();
const keeping = tables.filter(keepsPeople);
const nameOf = ({ table }: SchemaTable) => getTableName(table);

test("whatever keeps people belongs to a domain that forgets them, or has another way", () => {
  const forgetful = allDomains.filter(({ forgetPerson }) => forgetPerson).map(({ name }) => name);
  const unforgotten = keeping.filter(({ owner }) => !forgetful.includes(owner)).map(nameOf);
  expect(unforgotten.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

test("the tables of contributions are seen to keep people, those of the search are not", () => {
  const names = keeping.map(nameOf);
  for (const name of ["reviews", "experiences", "support_messages", "flags", "media"]) {
    expect(names).toContain(name);
  }
  expect(keeping.filter(({ owner }) => owner === "search")).toEqual([]);
  // They go with the account.
  expect(names).not.toContain("saved_places");
  expect(names).not.toContain("saved_lists");
});
