import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildCitizenProject, buildContribution } from "#src/db/build/citizen-science.server.ts";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { CitizenProject } from "./contract.ts";
import { contribute } from "./contribute.server.ts";
import { PROJECT_TYPES } from "./limits-contract.ts";
import { nameProjectsAnew } from "./name-projects-anew.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const PROJECTS = "/api/community/projects";
const admin = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);

async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}

const facts = (changes: object = {}) => ({
  title: "Ospreys of the creek",
  description: "Look at each platform.",
  projectType: "monitoring",
  organizer: "Creek Watch",
  location: "Weems Creek, Maryland",
  goalAmount: 100,
  goalUnit: "nest checks",
  ...changes,
});

async function create(browser: BrowserLike, changes: object = {}): Promise<CitizenProject> {
  const answer = await browser.post(PROJECTS, facts(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as CitizenProject;
}

const read = async (id: number, browser: BrowserLike = visitor) =>
  (await browser.get(`${PROJECTS}/${id}`)).body as CitizenProject;
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields);
const rowsOf = (id: number) =>
  db.$count(citizenParticipation, eq(citizenParticipation.projectId, id));

test("a project for a protected species is shown as roughly as the species", async () => {
  await db.transaction(writeCatalogue);
  const lead = (await person()).browser;
  const place = { location: "Cape Henlopen", latitude: "38.803210", longitude: "-75.092340" };
  const words = { title: "Loggerhead nest watch at Cape Henlopen", description: "At 38.80321." };
  const { id } = await create(lead, { ...place, ...words });
  const shown = await read(id);
  expect(shown).toMatchObject({
    ...{ isBlurred: true, latitude: "38.9", longitude: "-75.1", goalUnit: "nest checks" },
    title: "Loggerhead nest watch at [place removed]",
  });
  const { body: found } = await visitor.get(`${PROJECTS}?limit=100`);
  for (const answer of [shown, found])
    expect(JSON.stringify(answer)).not.toMatch(/Henlopen|38\.80/);
  for (const q of ["Henlopen", "38.80321"])
    expect((await visitor.get(`${PROJECTS}?q=${q}`)).body).toEqual([]);
  expect((await lead.get(`${PROJECTS}?q=Henlopen`)).body).toMatchObject([{ id }]);
  for (const reader of [lead, admin]) expect(await read(id, reader)).toMatchObject(place);
  const before = await buildCitizenProject(db, { title: "Ridleys", ...place });
  expect((await read(before.id)).isBlurred).toBe(false);
  await db.transaction(nameProjectsAnew);
  expect((await read(before.id)).isBlurred).toBe(true);
});

describe("a project", () => {
  test("that is begun three times at once is one, and one of somebody else is another", async () => {
    const { browser } = await person();
    const said = { title: "Thrice begun" };
    const projects = await Promise.all([1, 2, 3].map(() => create(browser, said)));
    expect(new Set(projects.map(({ id }) => id)).size).toBe(1);
    expect((await create((await person()).browser, said)).id).not.toBe(projects[0]?.id);
  });

  test("is begun by a member and is on the list at once, with every field", async () => {
    const { browser } = await person();
    const position = { latitude: "38.98", longitude: -76.5, accuracyMeters: 39.2 };
    const { id } = await create(browser, { ...position, positionSource: "device" });
    const { body } = await visitor.get(`${PROJECTS}?q=ospreys of the creek`);
    expect(body).toEqual([
      {
        id,
        ...facts(),
        status: "active",
        featured: false,
        participantCount: 0,
        dataCollected: 0,
        latitude: "38.980000",
        longitude: "-76.500000",
        accuracyMeters: 40,
        positionSource: "device",
        isBlurred: false,
        photo: null,
        isJoined: false,
        isDemo: false,
        createdAt: expect.any(String),
      },
    ]);
  });

  test("is begun by nobody who is signed out", async () => {
    expect((await visitor.post(PROJECTS, facts())).status).toBe(401);
  });

  test("what a client may not say is not taken", async () => {
    const { browser } = await person();
    const made = await create(browser, {
      ...{ id: 999_999, featured: true, participantCount: 50, dataCollected: 70 },
      ...{ isDemo: true, isJoined: true, userId: "x" },
    });
    expect(made).toMatchObject({ featured: false, participantCount: 0, dataCollected: 0 });
    expect(made).toMatchObject({ isDemo: false, isJoined: false });
    expect(made.id).not.toBe(999_999);
  });

  test("bad input is refused, field by field", async () => {
    const { browser } = await person();
    const bad = {
      ...{ title: " ", description: "", projectType: "alchemy", organizer: "", location: "" },
      ...{ goalAmount: 0, goalUnit: "", status: "secret", photo: "https://evil.example/a.png" },
    };
    for (const [name, value] of Object.entries(bad)) {
      const answer = await browser.post(PROJECTS, facts({ [name]: value }));
      expect([answer.status, fieldsOf(answer)]).toEqual([400, [name]]);
    }
  });

  test("each type is taken, and lists are narrowed by type, status and words", async () => {
    const { browser } = await person();
    for (const projectType of Object.keys(PROJECT_TYPES))
      await create(browser, { projectType, title: `Narrow ${projectType}`, status: "completed" });
    const of = async (query: string) =>
      ((await visitor.get(`${PROJECTS}?q=narrow&${query}`)).body as CitizenProject[]).map(
        ({ title }) => title,
      );
    expect(await of("projectType=cleanup")).toEqual(["Narrow cleanup"]);
    expect(await of("status=completed")).toHaveLength(6);
    expect(await of("status=active")).toEqual([]);
    expect((await visitor.get(`${PROJECTS}?status=secret`)).status).toBe(400);
  });

  test("is changed and deleted by its creator and administrators alone", async () => {
    const creator = await person();
    const stranger = await person();
    const { id } = await create(creator.browser);
    const change = { status: "completed", goalAmount: null, location: "21403" };
    expect((await visitor.patch(`${PROJECTS}/${id}`, change)).status).toBe(401);
    expect((await stranger.browser.patch(`${PROJECTS}/${id}`, change)).status).toBe(403);
    expect((await stranger.browser.delete(`${PROJECTS}/${id}`)).status).toBe(403);
    expect((await creator.browser.patch(`${PROJECTS}/${id}`, change)).body).toMatchObject(change);
    expect((await admin.patch(`${PROJECTS}/${id}`, { title: "Better" })).status).toBe(200);
    expect((await creator.browser.delete(`${PROJECTS}/${id}`)).status).toBe(200);
    expect((await visitor.get(`${PROJECTS}/${id}`)).status).toBe(404);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(
      log
        .filter(({ subjectType }) => subjectType === "citizen-project")
        .map(({ action }) => action),
    ).toEqual(["citizen-project.change", "citizen-project.delete"]);
  });

  test("is featured by administrators alone, and then comes first", async () => {
    const { browser } = await person();
    const { id } = await create(browser, { title: "Featured one" });
    await create(browser, { title: "Featured not" });
    const path = `/api/admin/community/projects/${id}/featured`;
    expect((await browser.put(path, { featured: true })).status).toBe(403);
    expect((await admin.put(path, { featured: true })).body).toMatchObject({ featured: true });
    const { body } = await visitor.get(`${PROJECTS}?q=featured`);
    expect((body as CitizenProject[]).map(({ title }) => title)).toEqual([
      "Featured one",
      "Featured not",
    ]);
  });

  test("is reported by readers and taken down with its reason", async () => {
    const { user, browser } = await person();
    const { id } = await create(browser);
    const report = { reason: "spam", note: "An advert", homepage: "", secondsOpen: 20 };
    expect((await visitor.post(`${PROJECTS}/${id}/report`, report)).status).toBe(200);
    const [flag] = (await db.select().from(flags)).filter(
      ({ subjectType, subjectId }) => subjectType === "citizen-project" && subjectId === id,
    );
    const { body } = await admin.get(`/api/admin/community/projects/${id}`);
    const { version } = body as { version: string };
    const decision = { status: "upheld", note: "It is an advert.", version };
    const answer = await admin.put(`/api/admin/flags/${flag?.id}`, decision);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await visitor.get(`${PROJECTS}/${id}`)).status).toBe(404);
    const mail = await landfall.mailTo(user.email);
    expect(mail.subject).toContain("taken down");
  });
});

describe("taking part", () => {
  test("needs an account", async () => {
    const { id } = await buildCitizenProject(db);
    expect((await visitor.post(`${PROJECTS}/${id}/join`)).status).toBe(401);
    expect((await visitor.delete(`${PROJECTS}/${id}/join`)).status).toBe(401);
    expect(await rowsOf(id)).toBe(0);
  });

  test("counts once, however often and from wherever it is sent; leaving lowers the count", async () => {
    const { id } = await buildCitizenProject(db);
    const one = await person();
    const again = await browserOf(landfall, one.user);
    const path = `${PROJECTS}/${id}/join`;
    const joins = Array.from({ length: 40 }, (_, turn) =>
      (turn % 2 ? one.browser : again).post(path),
    );
    for (const { status, body } of await Promise.all(joins))
      expect([status, body]).toEqual([200, { isJoined: true, participantCount: 1 }]);
    const other = await person();
    expect((await other.browser.post(path)).body).toMatchObject({ participantCount: 2 });
    expect(await read(id, one.browser)).toMatchObject({ participantCount: 2, isJoined: true });
    expect(await read(id)).toMatchObject({ participantCount: 2, isJoined: false });
    expect((await one.browser.delete(path)).body).toEqual({ isJoined: false, participantCount: 1 });
    expect((await one.browser.delete(path)).body).toEqual({ isJoined: false, participantCount: 1 });
    other.browser.cookie = (await person()).browser.cookie;
    expect((await other.browser.post(path)).status).toBe(403);
    expect(await rowsOf(id)).toBe(1);
  });

  test("joining and leaving at once leaves what the rows say", async () => {
    const { id } = await buildCitizenProject(db);
    const people = await Promise.all(Array.from({ length: 5 }, person));
    const path = `${PROJECTS}/${id}/join`;
    await Promise.all(
      people.flatMap(({ browser }) => [
        browser.post(path),
        browser.delete(path),
        browser.post(path),
      ]),
    );
    expect((await read(id)).participantCount).toBe(await rowsOf(id));
  });

  test("a completed project takes nobody, and an unknown one is 404", async () => {
    const { id } = await buildCitizenProject(db, { status: "completed" });
    const { browser } = await person();
    expect((await browser.post(`${PROJECTS}/${id}/join`)).status).toBe(409);
    expect((await browser.post(`${PROJECTS}/999999/join`)).status).toBe(404);
  });
});

describe("contributing", () => {
  const given = { amount: 4, day: "2026-05-02", note: "Two chicks" };

  test("is for those who take part, and is counted", async () => {
    const { id } = await buildCitizenProject(db);
    const { browser } = await person();
    const path = `${PROJECTS}/${id}/contributions`;
    expect((await visitor.post(path, given)).status).toBe(401);
    expect((await browser.post(path, given)).status).toBe(403);
    await browser.post(`${PROJECTS}/${id}/join`);
    const requestKey = crypto.randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(path, { ...given, requestKey })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await browser.post(path, { amount: "6", day: "2026-05-03" })).body).toMatchObject({
      dataCollected: 10,
    });
    const taps = Array.from({ length: 10 }, () => browser.post(path, { ...given, amount: 2 }));
    await Promise.all(taps);
    expect((await read(id)).dataCollected).toBe(12);
  });

  test("refuses days to come, amounts that are none, and projects that do not run", async () => {
    const { id } = await buildCitizenProject(db);
    const { browser } = await person();
    const path = `${PROJECTS}/${id}/contributions`;
    await browser.post(`${PROJECTS}/${id}/join`);
    const days = ["2127-01-01", "2026-02-30", "0000-01-01", "1899-12-31", ""].map((day) => ({
      day,
    }));
    for (const bad of [{ amount: 0 }, { amount: 1.5 }, { amount: 10_001 }, ...days]) {
      const answer = await browser.post(path, { ...given, ...bad });
      expect([answer.status, fieldsOf(answer)]).toEqual([400, Object.keys(bad)]);
    }
    await db.update(citizenProjects).set({ status: "completed" }).where(eq(citizenProjects.id, id));
    expect((await browser.post(path, given)).status).toBe(409);
  });

  test("is taken back by whoever made it or leads the project, by nobody else", async () => {
    const leader = await person();
    const maker = await person();
    const stranger = await person();
    const { id } = await buildCitizenProject(db, { userId: leader.user.id });
    const made = await buildContribution(db, id, { userId: maker.user.id });
    const second = await buildContribution(db, id, { userId: maker.user.id });
    const path = (contribution: { id: number }) =>
      `${PROJECTS}/${id}/contributions/${contribution.id}`;
    expect((await stranger.browser.delete(path(made))).status).toBe(403);
    expect((await maker.browser.delete(path(made))).body).toMatchObject({ dataCollected: 3 });
    expect((await leader.browser.delete(path(second))).body).toMatchObject({ dataCollected: 0 });
    expect((await leader.browser.delete(path(second))).status).toBe(404);
  });

  test("one source counts once for a project", async () => {
    const { id } = await buildCitizenProject(db);
    const found = { projectId: id, userId: null, amount: 2, day: "2026-05-02", note: null };
    for (const source of ["sighting:7", "sighting:7", "sighting:8"] as const)
      await db.transaction((tx) => contribute(tx, { ...found, source }));
    expect((await read(id)).dataCollected).toBe(4);
    expect(await db.$count(citizenContributions, eq(citizenContributions.projectId, id))).toBe(2);
  });
});
