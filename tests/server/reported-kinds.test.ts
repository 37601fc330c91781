import { expect, test } from "vitest";
import { allDomains } from "#src/server/domains.ts";
import { REPORTED_KINDS } from "#src/web/admin/flags/reported-kinds.ts";

test("every kind of thing that can be taken down is shown to those who decide, and no other", () => {
  const kinds = allDomains.flatMap(({ takeDowns = {} }) => Object.keys(takeDowns));
  expect(Object.keys(REPORTED_KINDS).toSorted()).toEqual(kinds.toSorted());
});
