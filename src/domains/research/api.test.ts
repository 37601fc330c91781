import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildProject, buildRequest } from "#src/db/build/research.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { OwnProject, Project } from "./contract.ts";
import { DURATIONS, RESEARCH_TYPES } from "./limits-contract.ts";
import { researchSiteMap } from "./pages.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall));
const PROJECTS = "/api/research/projects";

const facts = (changes: object = {}) => ({
  title: "Eelgrass after the heat",
  description: "Forty squares, each October.",
  leadResearcher: "Yusra Fenwick",
  institution: "Saltmarsh Trust",
  contactEmail: "yusra@trust.example",
  ...changes,
});

async function submit(browser: BrowserLike, changes: object = {}): Promise<OwnProject> {
  const answer = await browser.post(PROJECTS, facts(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as OwnProject;
}

async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}

const read = async (id: number, browser = openBrowser(landfall)) =>
  (await browser.get(`${PROJECTS}/${id}`)).body as Project;
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields);
const logOf = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
  )
    .filter(({ subjectType }) => subjectType === "research")
    .map(({ action }) => action);

describe("submitting a project", () => {
  test("anybody does, with lists as arrays, and it is on the list at once with every field", async () => {
    const { id } = await submit(openBrowser(landfall), {
      website: "https://trust.example/eelgrass",
      researchType: "monitoring",
      estimatedDuration: "ongoing",
      targetSpecies: ["Eelgrass", " Bay scallop "],
      dataNeeded: ["Photos"],
      expectedOutcomes: ["Atlas"],
    });
    const listed = (await openBrowser(landfall).get(`${PROJECTS}?limit=1`)).body as Project[];
    expect(listed).toEqual([
      {
        id,
        ...facts({ contactEmail: null }),
        website: "https://trust.example/eelgrass",
        researchType: "monitoring",
        estimatedDuration: "ongoing",
        targetSpecies: ["Eelgrass", "Bay scallop"],
        dataRequests: ["Photos"],
        expectedOutcomes: ["Atlas"],
        status: "planning",
        fundingStatus: "unfunded",
        collaborators: 0,
        publications: [],
        isDemo: false,
        createdAt: expect.any(String),
      },
    ]);
  });

  test.each(["title", "leadResearcher", "institution", "contactEmail", "description"])(
    "without %s it is refused",
    async (name) => {
      for (const value of [undefined, "  "]) {
        const answer = await openBrowser(landfall).post(PROJECTS, facts({ [name]: value }));
        expect([answer.status, fieldsOf(answer)]).toEqual([400, [name]]);
      }
    },
  );

  test("a bad address, website or choice is refused", async () => {
    const bad = {
      contactEmail: "yusra",
      website: "javascript:alert(1)",
      researchType: "alchemy",
      estimatedDuration: "forever",
      targetSpecies: Array.from({ length: 31 }, (_, n) => `Fish ${n}`),
    };
    for (const [name, value] of Object.entries(bad)) {
      const answer = await openBrowser(landfall).post(PROJECTS, facts({ [name]: value }));
      expect([answer.status, fieldsOf(answer)]).toEqual([400, [name]]);
    }
  });

  test("every research type and duration of the specification is taken", async () => {
    expect(Object.keys(RESEARCH_TYPES)).toEqual([
      ...["field_study", "laboratory", "data_analysis", "modeling", "conservation", "monitoring"],
    ]);
    expect(Object.keys(DURATIONS)).toEqual([
      ...["3_months", "6_months", "1_year", "2_years", "ongoing"],
    ]);
    const browser = openBrowser(landfall);
    for (const researchType of Object.keys(RESEARCH_TYPES))
      expect(await submit(browser, { researchType })).toMatchObject({ researchType });
    const other = openBrowser(landfall);
    for (const estimatedDuration of Object.keys(DURATIONS))
      expect(await submit(other, { estimatedDuration })).toMatchObject({ estimatedDuration });
  });

  test("list fields split on commas, each part trimmed", async () => {
    expect(
      await submit(openBrowser(landfall), { targetSpecies: " Eelgrass ,, Bay scallop,Eelgrass " }),
    ).toMatchObject({ targetSpecies: ["Eelgrass", "Bay scallop"] });
  });

  test("what a client may not say is not taken", async () => {
    const forged = {
      ...{ id: 1, collaborators: 99, userId: "x", submitterId: "x", isDemo: true },
      ...{ status: "completed", fundingStatus: "funded", contactConfirmedAt: new Date() },
    };
    const project = await submit(openBrowser(landfall), forged);
    expect(project.id).not.toBe(1);
    expect(project).toMatchObject({
      ...{ collaborators: 0, isDemo: false, isContactConfirmed: false, mayManage: false },
      ...{ status: "planning", fundingStatus: "unfunded" },
    });
  });

  test("publications are taken, one on each line, and looked at", async () => {
    const browser = openBrowser(landfall);
    const publications = ["Fenwick, Y. (2127). Heat.", "https://trust.example/data"];
    expect(await submit(browser, { publications })).toMatchObject({ publications });
    const written = publications.join("\n");
    const title = "As a text";
    expect(await submit(browser, { title, publications: written })).toMatchObject({ publications });
    for (const bad of [["x".repeat(501)], Array.from({ length: 31 }, (_, n) => `Paper ${n}`), [7]])
      expect(fieldsOf(await browser.post(PROJECTS, facts({ publications: bad })))[0]).toMatch(
        /^publications/,
      );
  });

  test.each(["title", "institution", "description", "leadResearcher"])(
    "a %s that shows nothing is refused",
    async (name) => {
      const browser = openBrowser(landfall);
      for (const unseen of ["\u200b\u2060", "\u3164", "\u2800", "\u202e\u2066"]) {
        const answer = await browser.post(PROJECTS, facts({ [name]: unseen }));
        expect([answer.status, fieldsOf(answer)]).toEqual([400, [name]]);
      }
    },
  );

  test("three times at once is one project and one mail; other words or senders make another", async () => {
    const browser = openBrowser(landfall);
    const said = { contactEmail: "thrice@trust.example", targetSpecies: "Eelgrass, \u200b" };
    const projects = await Promise.all([1, 2, 3].map(() => submit(browser, said)));
    const [first] = projects;
    expect(new Set(projects.map(({ id }) => id)).size).toBe(1);
    expect(first?.targetSpecies).toEqual(["Eelgrass"]);
    await landfall.jobsIdle();
    expect(landfall.mails.filter(({ to }) => to === said.contactEmail)).toHaveLength(1);
    const others = [
      await submit(browser, { ...said, title: "Eelgrass before the heat" }),
      await submit(openBrowser(landfall), said),
    ];
    expect(new Set([first, ...others].map((project) => project?.id)).size).toBe(3);
    await db.delete(researchProjects).where(eq(researchProjects.id, first?.id ?? 0));
    expect((await submit(browser, said)).id).not.toBe(first?.id);
  });

  test("the site map names it when somebody stands by it", async () => {
    const { user, browser } = await person();
    const own = await submit(browser, { contactEmail: user.email });
    const typed = await submit(browser);
    const { count, paths } = researchSiteMap.rows ?? {};
    const named = (await paths?.(db, 10_000, 0)) ?? [];
    expect(named).toContain(`/research/${own.id}`);
    expect(named).not.toContain(`/research/${typed.id}`);
    expect(await count?.(db)).toBe(named.length);
  });

  test("whoever is signed in says how it stands", async () => {
    const { browser } = await person();
    const standing = { status: "seeking_collaborators", fundingStatus: "seeking_funding" };
    expect(await submit(browser, standing)).toMatchObject(standing);
  });

  test("programs fall into the trap, and nobody sends in more than ten in an hour", async () => {
    const browser = openBrowser(landfall);
    expect(await browser.post(PROJECTS, facts({ homepage: "x" }))).toMatchObject({ status: 400 });
    for (let n = 1; n < 10; n += 1) await submit(browser);
    expect((await browser.post(PROJECTS, facts())).status).toBe(429);
  });
});

describe("the contact address", () => {
  test("is shown to nobody before it is confirmed, and then to those who are signed in", async () => {
    const { user, browser: creator } = await person();
    const { id } = await submit(creator);
    const { browser: reader } = await person();
    const seen = async (browser?: BrowserLike) => (await read(id, browser)).contactEmail;
    expect([await seen(), await seen(reader)]).toEqual([null, null]);
    expect([await seen(creator), await seen(admin)]).toEqual([
      ...["yusra@trust.example", "yusra@trust.example"],
    ]);
    await creator.patch(`${PROJECTS}/${id}`, { contactEmail: user.email });
    expect([await seen(), await seen(reader)]).toEqual([null, user.email]);
  });

  test("that is the account's own is confirmed at once, and nobody is asked", async () => {
    const { user, browser } = await person();
    expect(await submit(browser, { contactEmail: user.email })).toMatchObject({
      isContactConfirmed: true,
    });
    await landfall.jobsIdle();
    expect(landfall.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });
});

describe("finding projects", () => {
  test("by status, type and words, in pages that say how many there are", async () => {
    const word = "Zzostera";
    await buildProject(db, { title: `${word} one`, status: "completed" });
    await buildProject(db, { title: "Two", targetSpecies: [word], researchType: "modeling" });
    const titles = async (query: string) => {
      const { body, headers } = await openBrowser(landfall).get(`${PROJECTS}?q=zzost&${query}`);
      return [(body as Project[]).map(({ title }) => title), headers.get("X-Total-Count")];
    };
    expect(await titles("")).toEqual([["Two", `${word} one`], "2"]);
    expect(await titles("status=completed")).toEqual([[`${word} one`], "1"]);
    expect(await titles("researchType=modeling")).toEqual([["Two"], "1"]);
    expect(await titles("limit=1&offset=1")).toEqual([[`${word} one`], "2"]);
    expect((await openBrowser(landfall).get(`${PROJECTS}?status=lost`)).status).toBe(400);
  });

  test("one that is not there is 404", async () => {
    expect((await openBrowser(landfall).get(`${PROJECTS}/999999`)).status).toBe(404);
  });
});

describe("changing a project", () => {
  test("is for its signed-in creator and administrators alone", async () => {
    const { browser: creator } = await person();
    const { browser: other } = await person();
    const { id } = await submit(creator);
    const change = { status: "active", fundingStatus: "funded" };
    const tried = async (browser: BrowserLike) =>
      (await browser.patch(`${PROJECTS}/${id}`, change)).status;
    expect([await tried(openBrowser(landfall)), await tried(other)]).toEqual([401, 403]);
    expect(await read(id)).toMatchObject({ status: "planning", fundingStatus: "unfunded" });
    expect(await tried(creator)).toBe(200);
    expect(await read(id)).toMatchObject(change);
    expect(await logOf(id)).toEqual([]);
    expect(await tried(admin)).toBe(200);
    expect(await logOf(id)).toEqual(["research.change"]);
    expect((await admin.patch(`${PROJECTS}/999999`, change)).status).toBe(404);
  });

  test("leaves what is not said as it was, and counts collaborators itself", async () => {
    const { browser } = await person();
    const { id } = await submit(browser, { targetSpecies: ["Eelgrass"] });
    const answer = await browser.patch(`${PROJECTS}/${id}`, {
      publications: ["Fenwick, Y. (2127). Heat, and after.", "https://trust.example/data"],
      collaborators: 40,
    });
    expect(answer.body).toMatchObject({
      title: "Eelgrass after the heat",
      targetSpecies: ["Eelgrass"],
      publications: ["Fenwick, Y. (2127). Heat, and after.", "https://trust.example/data"],
      collaborators: 0,
    });
  });

  test("to what is not a status is refused", async () => {
    const { browser } = await person();
    const { id } = await submit(browser);
    for (const bad of [{ status: "lost" }, { fundingStatus: "rich" }, { title: "" }])
      expect((await browser.patch(`${PROJECTS}/${id}`, bad)).status).toBe(400);
  });
});

describe("deleting a project", () => {
  test("is for its creator and administrators; those who asked are told", async () => {
    const { user, browser: creator } = await person();
    const { browser: other, user: asker } = await person();
    const { id } = await buildProject(db, { userId: user.id });
    await buildRequest(db, id, { userId: asker.id, email: asker.email });
    const tried = async (browser: BrowserLike) =>
      (await browser.delete(`${PROJECTS}/${id}`)).status;
    expect([await tried(openBrowser(landfall)), await tried(other)]).toEqual([401, 403]);
    expect([await tried(creator), await tried(creator)]).toEqual([200, 404]);
    expect(await logOf(id)).toEqual(["research.delete"]);
    expect(await db.$count(collaborationRequests, eq(collaborationRequests.projectId, id))).toBe(0);
    await landfall.jobsIdle();
    expect(landfall.mails.filter(({ to }) => to === asker.email)).toMatchObject([
      { subject: expect.stringContaining("A research project was taken off Landfall") },
    ]);
  });
});

describe("a reported project", () => {
  test("is taken down as it was shown, and its creator is told why", async () => {
    const { user } = await person();
    const { id, title } = await buildProject(db, { userId: user.id });
    const report = { reason: "fake", note: "There is no such station." };
    expect((await openBrowser(landfall).post(`${PROJECTS}/${id}/report`, report)).status).toBe(200);
    const { body } = await admin.get(`/api/admin/research/projects/${id}`);
    const { version } = body as { version: string };
    const [flag] = await db.select().from(flags).where(eq(flags.subjectId, id));
    const uphold = (shown: string) =>
      admin.put(`/api/admin/flags/${flag?.id}`, {
        status: "upheld",
        note: "Fake.",
        version: shown,
      });
    await db.update(researchProjects).set({ title: "Other" }).where(eq(researchProjects.id, id));
    expect((await uphold(version)).status).toBe(409);
    await db.update(researchProjects).set({ title }).where(eq(researchProjects.id, id));
    expect((await uphold(version)).status).toBe(200);
    expect((await openBrowser(landfall).get(`${PROJECTS}/${id}`)).status).toBe(404);
    expect(await logOf(id)).toContain("research.take-down");
    await landfall.jobsIdle();
    expect(landfall.mails.findLast(({ to }) => to === user.email)?.text).toContain("Fake.");
  });

  test("that is taken down twice at once is taken down once, and the other is told so", async () => {
    const { id } = await buildProject(db);
    await openBrowser(landfall).post(`${PROJECTS}/${id}/report`, { reason: "fake" });
    const [flag] = await db.select().from(flags).where(eq(flags.subjectId, id));
    const { body } = await admin.get(`/api/admin/research/projects/${id}`);
    const { version } = body as { version: string };
    const uphold = () =>
      admin.put(`/api/admin/flags/${flag?.id}`, { status: "upheld", note: "Fake.", version });
    const decided = await Promise.all([uphold(), uphold(), uphold()]);
    decided.push(await uphold());
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test("that is not there is not reported", async () => {
    const answer = await openBrowser(landfall).post(`${PROJECTS}/999999/report`, {
      reason: "spam",
    });
    expect(answer.status).toBe(404);
  });
});
