import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { buildCitizenProject } from "#src/db/build/citizen-science.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import { startReporting } from "#tests/support/species-reporting.ts";

const { landfall, member, anyone } = await startReporting();
afterAll(() => landfall.stop());

const MARINA = { address: "198.51.100.23" };
const LONG_AGO = { createdAt: new Date("2026-01-05T12:00:00Z") };

const COUNTED = [
  {
    ...{ what: "joins of a project", type: "citizen-project", count: "participantCount" },
    ...{ deed: "join", page: "/api/community/projects", refused: "joined it" },
    build: () => buildCitizenProject(landfall.db),
  },
  {
    ...{ what: "support for an alert", type: "alert", count: "communitySupport" },
    ...{ deed: "support", page: "/api/community/alerts", refused: "supported it" },
    build: () => buildAlert(landfall.db),
  },
] as const;

test.each(COUNTED)(
  "of $what a network of new accounts gives three, of which administrators hear",
  async ({ type, count, deed, page, build }) => {
    const { id } = await build();
    const before = Number(((await anyone.get(`${page}/${id}`)).body as never)[count]);
    const answers: number[] = [];
    for (const facts of [{}, {}, {}, {}, LONG_AGO, LONG_AGO]) {
      const { browser } = await member(facts);
      answers.push((await browser.post(`${page}/${id}/${deed}`, undefined, MARINA)).status);
    }
    expect(answers).toEqual([200, 200, 200, 429, 200, 200]);
    expect((await anyone.get(`${page}/${id}`)).body).toMatchObject({ [count]: before + 5 });
    const told = and(eq(flags.subjectType, type), eq(flags.subjectId, id));
    expect(await landfall.db.$count(flags, told)).toBe(1);
  },
);

test.each(COUNTED)(
  "$what count once for a browser, whoever is signed in",
  async ({ count, deed, page, refused, build }) => {
    const { id } = await build();
    const path = `${page}/${id}/${deed}`;
    const { browser } = await member();
    expect((await browser.post(path)).status).toBe(200);
    const { body: after } = await anyone.get(`${page}/${id}`);
    browser.cookie = (await member()).browser.cookie;
    expect(await browser.post(path)).toMatchObject({
      ...{ status: 403, body: { message: `Somebody has ${refused} in this browser already.` } },
    });
    expect((await anyone.get(`${page}/${id}`)).body).toMatchObject({
      [count]: (after as never)[count],
    });
  },
);
