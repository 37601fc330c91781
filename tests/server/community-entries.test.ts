import { eq } from "drizzle-orm";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { buildCitizenProject } from "#src/db/build/citizen-science.server.ts";
import { buildProject } from "#src/db/build/research.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import type { ExportFile } from "#src/domains/exports/job/contract.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
await db.transaction(writeCatalogue);

const visitor = openBrowser(landfall);
const REPORTS = "/api/community/reports";
const ALERTS = "/api/community/alerts";
const PROJECTS = "/api/community/projects";

interface Entry {
  id: number;
}

async function made(path: string, sent: object, browser: BrowserLike = visitor): Promise<Entry> {
  const answer = await browser.post(path, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Entry;
}
const found = async (path: string, query = "") =>
  ((await visitor.get(`${path}?${query}`)).body as Entry[]).map(({ id }) => id);

const REPORT = {
  ...{ reportType: "behavior", speciesName: "Osprey", location: "Off Thomas Point, MD" },
  ...{ description: "Carries sticks.", abundance: "rare", behaviorObserved: "Nesting" },
  ...{ conservationConcerns: "Fishing line", reportDate: "2026-07-04" },
};
const ALERT = {
  ...{ title: "Sheen at the fuel dock", alertType: "pollution", location: "Annapolis, MD" },
  description: "A rainbow on the ebb.",
};
const PROJECT = {
  ...{ title: "Oysters of the wall", description: "Count spat.", projectType: "monitoring" },
  ...{ organizer: "Creek Watch", location: "Weems Creek, Maryland", goalUnit: "counts" },
};

async function uploadPhoto(): Promise<string> {
  const create = { width: 80, height: 60, channels: 3, background: "#4a7a9b" } as const;
  const rawBody = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const answer = await landfall.request("POST", "/api/media?kind=image", { rawBody });
  expect(answer.status).toBe(201);
  return (await answer.json()).address;
}

test("a report is read back with every field that was sent, and with what follows from it", async () => {
  const { id } = await made(REPORTS, REPORT);
  const [listed] = (await visitor.get(`${REPORTS}?q=osprey`)).body as Entry[];
  for (const report of [listed, (await visitor.get(`${REPORTS}/${id}`)).body])
    expect(report).toMatchObject({
      ...{ ...REPORT, id },
      ...{ verificationStatus: "pending", upvotes: 0, communityVotes: 0 },
    });
});

test("reports, alerts and citizen science projects are lists, and the first two are added to", async () => {
  for (const [path, sent] of [
    [REPORTS, { ...REPORT, description: "Another." }],
    [ALERTS, ALERT],
  ] as const) {
    const before = await found(path);
    const { id } = await made(path, sent);
    expect(await found(path)).toEqual(expect.arrayContaining([...before, id]));
  }
  const { id } = await buildCitizenProject(db);
  expect(await found(PROJECTS)).toContain(id);
  for (const path of [REPORTS, ALERTS])
    expect(await visitor.post(path, {})).toMatchObject({
      ...{ status: 400, body: { fields: { location: expect.any(String) } } },
    });
});

test("each report, alert and project keeps who, when, where with its accuracy, and its photo", async () => {
  const person = await buildPerson(landfall);
  const browser = await browserOf(landfall, person);
  const at = { latitude: 38.97, longitude: -76.48, accuracyMeters: 25, positionSource: "device" };
  const [reportPhoto, alertPhoto, projectPhoto] = await Promise.all(
    [1, 2, 3].map(() => uploadPhoto()),
  );
  const kept = {
    ...{ userId: person.id, latitude: "38.970000", longitude: "-76.480000", accuracyMeters: 25 },
    ...{ positionSource: "device", createdAt: expect.any(Date) },
  };
  const report = await made(REPORTS, { ...REPORT, ...at, images: [reportPhoto] }, browser);
  const alert = await made(ALERTS, { ...ALERT, ...at, photo: alertPhoto }, browser);
  const project = await made(PROJECTS, { ...PROJECT, ...at, photo: projectPhoto }, browser);
  const reportRow = db.select().from(speciesReports).where(eq(speciesReports.id, report.id));
  const alertRow = db.select().from(conservationAlerts).where(eq(conservationAlerts.id, alert.id));
  const projectRow = db.select().from(citizenProjects).where(eq(citizenProjects.id, project.id));
  expect(await reportRow).toMatchObject([{ ...kept, images: [reportPhoto] }]);
  expect(await alertRow).toMatchObject([{ ...kept, photo: alertPhoto }]);
  expect(await projectRow).toMatchObject([{ ...kept, photo: projectPhoto }]);
});

test("words find reports by species, place and description, alerts and projects by title, place and description", async () => {
  const report = await made(REPORTS, {
    ...{ ...REPORT, speciesName: "Brown pelican", location: "Quillback Reach" },
    description: "Dives beside wreckstone.",
  });
  for (const q of ["pelican", "Pelecanus", "QUILLBACK", "wreckstone"])
    expect(await found(REPORTS, `q=${q}`), q).toEqual([report.id]);
  const alert = await made(ALERTS, {
    ...{ ...ALERT, title: "Zebrafoam ashore", location: "Quillback Reach" },
    description: "Smells of marzipan.",
  });
  for (const q of ["zebrafoam", "quillback", "MARZIPAN"])
    expect(await found(ALERTS, `q=${q}`), q).toEqual([alert.id]);
  const project = await buildCitizenProject(db, {
    ...{ title: "Zebranests", location: "Quillback Reach", description: "With marzipan." },
  });
  for (const q of ["zebranests", "quillback", "marzipan"])
    expect(await found(PROJECTS, `q=${q}`), q).toEqual([project.id]);
  for (const path of [REPORTS, ALERTS, PROJECTS])
    expect(await found(path, "q=nothinglikeit")).toEqual([]);
});

test("visitors without an account send in all four kinds, and export", async () => {
  const { id: projectId } = await buildProject(db);
  await made(REPORTS, { ...REPORT, description: "Of a visitor." });
  await made(ALERTS, { ...ALERT, title: "Of a visitor" });
  await made("/api/research/projects", {
    ...{ title: "Of a visitor", leadResearcher: "Bram Ostergaard", institution: "Cold Harbor" },
    ...{ contactEmail: "bram@harbor.example", description: "Eight piers." },
  });
  await made("/api/research/collaborate", {
    ...{ projectId, message: "I paddle there.", expertise: "Seagrass" },
    ...{ contribution: "A kayak", availability: "volunteer" },
  });
  expect((await visitor.post("/api/data/export", { dataTypes: ["reports"] })).status).toBe(200);
});

test("upvoting, supporting, joining and judging need an account: signed out they answer 401 and change nothing", async () => {
  const report = await made(REPORTS, { ...REPORT, description: "For nobody." });
  const alert = await made(ALERTS, { ...ALERT, title: "For nobody" });
  const project = await buildCitizenProject(db);
  const before = await Promise.all(
    [`${REPORTS}/${report.id}`, `${ALERTS}/${alert.id}`, `${PROJECTS}/${project.id}`].map(
      async (path) => (await visitor.get(path)).body,
    ),
  );
  for (const path of [
    ...[`${REPORTS}/${report.id}/upvote`, `${REPORTS}/${report.id}/opinion`],
    ...[`${ALERTS}/${alert.id}/support`, `${PROJECTS}/${project.id}/join`],
  ])
    expect((await visitor.post(path, { agrees: true })).status, path).toBe(401);
  const after = await Promise.all(
    [`${REPORTS}/${report.id}`, `${ALERTS}/${alert.id}`, `${PROJECTS}/${project.id}`].map(
      async (path) => (await visitor.get(path)).body,
    ),
  );
  expect(after).toEqual(before);
});

test("a pdf holds the rows of the chosen data types and no others", async () => {
  const { body } = await visitor.post("/api/data/export", {
    ...{ format: "pdf", dataTypes: ["alerts"] },
    dateRange: { start: "2026-01-01", end: "2199-12-31" },
  });
  const bytes = Buffer.from((body as ExportFile).content, "base64");
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const alerts = await db.select().from(conservationAlerts);
  expect(text).toContain(`alerts (${alerts.length})`);
  const shown = [...text.matchAll(/id: (\d+) · title/g)].map(([, id]) => Number(id));
  expect(shown.toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
  for (const word of ["Nesting", "Brown pelican", "Oysters of the wall"])
    expect(text).not.toContain(word);
});
