import { expect, test } from "vitest";
import { z } from "zod";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { route } from "../http/route.server.ts";
import { outboxJobs } from "../mail/outbox-jobs.server.ts";
import type { Domain } from "./domain.server.ts";
import { personalData } from "./personal-data.server.ts";
import { shownTable } from "./shown-table.server.ts";
import { withoutDoubles } from "./without-doubles.server.ts";

const callOf = (path: `/api/${string}`) =>
  route({
    ...{ method: "GET", path, summary: "", access: "public", answer: z.string() },
    handler: async () => "",
  });
const demo = { name: "ships", load: async () => [], remove: async () => undefined };
const part = personalData({ name: "ships", answer: z.string(), read: async () => "" });
const shown = shownTable(experiences, { tags: ["business:{businessId}"] });

const DOUBLES: [string, Partial<Domain>, Partial<Domain>?][] = [
  [
    "route: GET /api/ships/{}",
    { routes: [callOf("/api/ships/{id}")] },
    { routes: () => [callOf("/api/ships/{name}")] },
  ],
  [`job: ${outboxJobs[0]?.job.name}`, { jobs: outboxJobs }],
  ["part of personal data: ships", { personalData: [part] }],
  ["kind to take down: ship", { takeDowns: { ship: async () => true } }],
  ["audit subject: ship", { auditSubjects: ["ship"] }],
  ["demo data: ships", { demoData: [demo] }],
  ["cached page: ^\\/ships$", { cachedPages: [{ path: /^\/ships$/ }] }],
  ["page of the site map: /ships", { siteMap: { pages: ["/ships"] } }],
  ["shown table: experiences", { shown: [shown] }],
];

test.each(DOUBLES)("two of one %s are refused", (says, one, other = one) => {
  const first: Domain = { name: "first", ...one };
  expect(withoutDoubles([first])).toEqual([first]);
  expect(() => withoutDoubles([first, { name: "second", ...other }])).toThrow(says);
});

test("two domains of one name are refused", () => {
  expect(() => withoutDoubles([{ name: "ships" }, { name: "ships" }])).toThrow("domain: ships");
});
