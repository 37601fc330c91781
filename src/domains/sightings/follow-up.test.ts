import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { buildCitizenProject } from "#src/db/build/citizen-science.server.ts";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import type { CitizenProject } from "#src/domains/citizen-science/contract.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { type BrowserLike, openBrowser } from "#tests/support/browser-like.ts";
import {
  ids,
  PATH,
  read,
  SEEN,
  send,
  startReporting,
  WHALE,
} from "#tests/support/species-reporting.ts";
import type { SpeciesReport } from "./contract.ts";
import { forgetAddresses } from "./forget-addresses.server.ts";
import { readDiscussion } from "./read-discussion.server.ts";
import { listIdsOfAddress } from "./report-rows.server.ts";
import type { Trend } from "./trend-contract.ts";

const { landfall, anyone, member, expert } = await startReporting();
afterAll(() => landfall.stop());

const agreeing = ({ taxon }: SpeciesReport) => ({ agrees: true, taxon });

test("a report that looks like another of the same species, day and place is pointed out, where both are shown", async () => {
  const at = { latitude: "30.1", longitude: "-88.1", reportDate: "2026-06-01" };
  const first = await send(anyone, at);
  const again = await send(anyone, { ...at, latitude: "30.107", reportDate: "2026-06-02" });
  await send(anyone, { ...at, latitude: "30.2" });
  await send(anyone, { ...at, speciesName: "Osprey" });
  const similar = async (reader: BrowserLike, of: object) => {
    const query = new URLSearchParams({ speciesName: SEEN.speciesName, ...at, ...of });
    const { body } = await reader.get(`/api/community/similar-reports?${query}`);
    return (body as SpeciesReport[]).map(({ id }) => id);
  };
  expect((await similar(anyone, {})).sort()).toEqual([first.id, again.id].sort());
  expect(await similar(anyone, { reportDate: "2026-06-05" })).toEqual([]);
  const whale = await send(anyone, { ...at, speciesName: WHALE });
  expect(await similar(anyone, { speciesName: WHALE })).toEqual([]);
  expect(await similar(await expert(), { speciesName: WHALE })).toEqual([whale.id]);
});

test("a program that fills the trap is refused, and so are too many reports from one place", async () => {
  const visitor = openBrowser(landfall);
  const trapped = { ...SEEN, homepage: "https://spam.example" };
  expect((await visitor.post(PATH, trapped)).status).toBe(400);
  const answers: number[] = [];
  for (let turn = 0; turn < 31; turn += 1)
    answers.push((await visitor.post(PATH, { ...SEEN, description: "" })).status);
  expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
  expect((await openBrowser(landfall).post(PATH, SEEN)).status).toBe(201);
});

describe("news of a report", () => {
  const newsTo = (address: string) =>
    landfall.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
  const tell = async (path: string) => {
    const judge = await expert();
    const { taxon } = (await judge.get(path)).body as SpeciesReport;
    for (const agrees of [true, false, true, false])
      expect((await judge.post(`${path}/opinion`, { agrees, taxon })).status).toBe(200);
    for (const body of ["Lovely.", "Where was it?"])
      expect((await judge.post(`${path}/comments`, { body })).status).toBe(200);
    await landfall.jobsIdle();
  };

  test("is mailed to its reporter, of each kind once a day, and can be turned off", async () => {
    const { person, browser } = await member();
    const { id, taxon } = await send(browser);
    await browser.post(`${PATH}/${id}/comments`, { body: "I forgot: at noon." });
    await landfall.jobsIdle();
    expect(newsTo(person.email)).toEqual([]);
    const judge = await expert();
    await judge.post(`${PATH}/${id}/opinion`, { agrees: true, taxon });
    await landfall.jobsIdle();
    await tell(`${PATH}/${id}`);
    expect(newsTo(person.email).sort()).toEqual([
      "Somebody commented on your species report: Common bottlenose dolphin",
      "Your species report is disputed: Common bottlenose dolphin",
      "Your species report is verified: Common bottlenose dolphin",
    ]);
    const [mail] = landfall.mails.filter(({ to }) => to === person.email);
    expect(mail?.text).toContain("turn off mail of this kind");
  });

  test("repeats nothing to an address that nobody proved, which is forgotten after a year", async () => {
    const to = "somebody@elsewhere.example";
    const { id } = await send(openBrowser(landfall), {
      ...{ reporterEmail: to, speciesName: "Win a boat", description: "Win a boat" },
    });
    await tell(`${PATH}/${id}`);
    expect(newsTo(to).length).toBeGreaterThan(0);
    expect(JSON.stringify(landfall.mails.filter((mail) => mail.to === to))).not.toContain("Win");
    const kept = () => listIdsOfAddress(landfall.db, to);
    await forgetAddresses(landfall.services, new Date());
    expect(await kept()).toEqual([id]);
    await forgetAddresses(landfall.services, new Date(Date.now() + 366 * 86_400_000));
    expect(await kept()).toEqual([]);
  });
});

describe("for a citizen science project", () => {
  const PROJECTS = "/api/community/projects";
  const collected = async (id: number) =>
    ((await anyone.get(`${PROJECTS}/${id}`)).body as CitizenProject).dataCollected;

  test("a report of a member counts once, moves and goes with the report", async () => {
    const [one, two] = [
      await buildCitizenProject(landfall.db),
      await buildCitizenProject(landfall.db),
    ];
    const { browser } = await member();
    const refused = { status: 403 };
    expect(await browser.post(PATH, { ...SEEN, projectId: one.id })).toMatchObject(refused);
    expect(await anyone.post(PATH, { ...SEEN, projectId: one.id })).toMatchObject(refused);
    for (const { id } of [one, two]) await browser.post(`${PROJECTS}/${id}/join`);
    const requestKey = randomUUID();
    const given = { projectId: String(one.id), requestKey };
    const [report] = await Promise.all([send(browser, given), send(browser, given)]);
    expect(report).toMatchObject({ projectId: one.id, projectTitle: one.title });
    expect(await collected(one.id)).toBe(1);
    expect(await ids(anyone, `projectId=${one.id}`)).toEqual([report.id]);
    const path = `${PATH}/${report.id}`;
    await browser.patch(path, { ...SEEN, ...report, projectId: two.id });
    expect([await collected(one.id), await collected(two.id)]).toEqual([0, 1]);
    await browser.delete(`${PROJECTS}/${two.id}/join`);
    const { projectId: _, ...kept } = { ...SEEN, ...report };
    expect((await browser.patch(path, kept)).body).toMatchObject({ projectId: two.id });
    expect((await browser.delete(path)).status).toBe(200);
    expect(await collected(two.id)).toBe(0);
  });

  test("many at once all count, and a project that is over takes none", async () => {
    const project = await buildCitizenProject(landfall.db);
    const { browser } = await member();
    await browser.post(`${PROJECTS}/${project.id}/join`);
    const counts = Array.from({ length: 8 }, (_, count) => `${count + 1} of them`);
    await Promise.all(
      counts.map((description) => send(browser, { description, projectId: project.id })),
    );
    expect(await collected(project.id)).toBe(8);
    await landfall.db.update(citizenProjects).set({ status: "completed" });
    const late = await browser.post(PATH, { ...SEEN, projectId: project.id });
    expect(late.status).toBe(409);
  });

  test("whoever leads it takes a report off; nobody else does", async () => {
    const lead = await member();
    const project = await buildCitizenProject(landfall.db, { userId: lead.person.id });
    const { browser } = await member();
    await browser.post(`${PROJECTS}/${project.id}/join`);
    const { id } = await send(browser, { projectId: project.id });
    const path = `${PATH}/${id}/project`;
    expect((await (await member()).browser.delete(path)).status).toBe(403);
    expect((await lead.browser.delete(path)).status).toBe(200);
    expect(await collected(project.id)).toBe(0);
    expect((await read(anyone, id)).projectId).toBeNull();
  });

  test("a report of a sensitive species neither counts nor is told, also not to whoever leads it, until it is shown", async () => {
    const lead = await member();
    const project = await buildCitizenProject(landfall.db, { userId: lead.person.id });
    const { browser } = await member();
    await browser.post(`${PROJECTS}/${project.id}/join`);
    const { id } = await send(browser, { speciesName: WHALE, projectId: project.id });
    expect(await collected(project.id)).toBe(0);
    expect((await lead.browser.delete(`${PATH}/${id}/project`)).status).toBe(404);
    expect(await read(anyone, id)).toMatchObject({ projectId: null, projectTitle: null });
    expect(await ids(anyone, `projectId=${project.id}`)).toEqual([]);
    expect(await ids(browser, `projectId=${project.id}`)).toEqual([id]);
    const open = await send(browser, { description: "A big one.", projectId: project.id });
    expect(await collected(project.id)).toBe(1);
    const says = { agrees: false, speciesName: WHALE };
    await (await member()).browser.post(`${PATH}/${open.id}/opinion`, says);
    expect(await collected(project.id)).toBe(0);
    expect((await (await expert()).post(`${PATH}/${open.id}/show-place`)).status).toBe(200);
    expect(await collected(project.id)).toBe(1);
  });
});

describe("a trend", () => {
  const today = localDateAt(new Date(), "America/Chicago");
  const at = { latitude: "38.97", longitude: "-76.48", reportDate: today };
  const counted = { ...at, reportType: "population", speciesName: "Osprey" };
  const trend = async (query: string) =>
    (await anyone.get(`/api/community/trends?${query}`)).body as Trend;

  test("counts by species, state and month, for an hour of looking, with what was not seen", async () => {
    const seen = await send(anyone, { ...counted, abundance: "uncommon", effortMinutes: 30 });
    await send(anyone, { ...counted, occurrenceStatus: "absent", effortMinutes: 60 });
    await send(anyone, { ...counted, abundance: "abundant" });
    await send(anyone, { ...counted, reportType: "threat", latitude: "30.3", longitude: "-88" });
    await send(anyone, { ...counted, reportType: "sighting" });
    const one = `speciesId=${seen.speciesId}`;
    const { months, states } = await trend(one);
    expect(months).toHaveLength(24);
    const last = months.findIndex(({ month }) => month === today.slice(0, 7));
    expect(months[last]).toEqual({
      ...{ month: today.slice(0, 7), counts: 3, notSeen: 1, verified: 0, effortMinutes: 90 },
      ...{ atLeast: 3, perHour: 2, threats: 1 },
    });
    expect(states.map(({ state, reports }) => [state, reports[last]])).toEqual([
      ...[["Alabama", 1]],
      ["Maryland", 3],
    ]);
    const narrowed = await trend(`${one}&state=Alabama`);
    expect(narrowed.months[last]).toMatchObject({ counts: 0, threats: 1, perHour: null });
    expect((await anyone.get("/api/community/trends?speciesId=x")).status).toBe(400);
  });

  test("has exactly the rows of the exports of populations and threats", async () => {
    const months = (await trend("")).months;
    const sum = (name: "counts" | "threats") => months.reduce((all, month) => all + month[name], 0);
    const exported = async (dataType: string) => {
      const dateRange = { start: `${months[0]?.month}-01`, end: today };
      const asked = { format: "json", dataTypes: [dataType], dateRange };
      const { body } = await anyone.post("/api/data/export", asked);
      return JSON.parse((body as { content: string }).content)[dataType].length;
    };
    expect(await exported("population")).toBe(sum("counts"));
    expect(await exported("threats")).toBe(sum("threats"));
  });

  test("of a sensitive species tells its cell's state, wherever in the cell it is", async () => {
    const whale = { ...counted, speciesName: WHALE, effortMinutes: 10 };
    const { speciesId } = await send(anyone, {
      ...whale,
      latitude: "38.401",
      longitude: "-75.001",
    });
    await send(anyone, { ...whale, latitude: "38.599", longitude: "-74.801" });
    expect((await trend(`speciesId=${speciesId}`)).states).toHaveLength(1);
  });
});

describe("opinions", () => {
  test("of one member are so many in an hour", async () => {
    const report = await send(openBrowser(landfall));
    const path = `${PATH}/${report.id}/opinion`;
    const { browser } = await member();
    const sent = [];
    for (let turn = 0; turn < 31; turn += 1)
      sent.push((await browser.post(path, { agrees: false, reason: `${turn}` })).status);
    expect(sent).toEqual([...Array(30).fill(200), 429]);
  });

  test("name a report without a name, once two name it alike", async () => {
    const report = await send(anyone, { speciesName: "" });
    const path = `${PATH}/${report.id}/opinion`;
    expect(report.taxon).toBeNull();
    const [one, two] = [(await member()).browser, (await member()).browser];
    expect((await one.post(path, agreeing(report))).status).toBe(400);
    expect((await one.post(path, { agrees: false })).status).toBe(400);
    const says = { agrees: false, speciesName: "Harbor porpoise" };
    expect((await one.post(path, says)).body).toMatchObject({ verificationStatus: "pending" });
    expect((await two.post(path, says)).body).toMatchObject({
      ...{ verificationStatus: "verified", speciesName: "Harbor porpoise" },
      scientificName: "Phocoena phocoena",
    });
  });

  test("of an expert, or of three who agree, settle it under another name, beside the reporter's", async () => {
    const report = await send(anyone);
    const path = `${PATH}/${report.id}/opinion`;
    const says = { agrees: false, speciesName: "Harbor porpoise" };
    const knows = await expert("whales-dolphins");
    const settled = {
      ...{ speciesName: "Harbor porpoise", reportedAs: report.speciesName },
      verificationStatus: "verified",
    };
    expect((await knows.post(path, says)).body).toMatchObject(settled);
    const named = await resolveSpeciesName(landfall.db, "Harbor porpoise");
    expect(await ids(anyone, `speciesId=${named?.id}`)).toContain(report.id);
    expect((await knows.delete(path)).body).toMatchObject({
      ...{ speciesName: report.speciesName, reportedAs: null, verificationStatus: "pending" },
    });
    const states: string[] = [];
    for (const { browser } of [await member(), await member(), await member()])
      states.push(((await browser.post(path, says)).body as SpeciesReport).verificationStatus);
    expect(states).toEqual(["pending", "disputed", "verified"]);
    const now = await read(anyone, report.id);
    expect(now).toMatchObject(settled);
    const { history } = await readDiscussion(landfall.db, now, null);
    expect(history.map(({ text }) => text)).toContain(
      `Renamed by reviewers from ${report.speciesName} to Harbor porpoise.`,
    );
  });
});

test("a verified report earns its reporter points, and loses them when it is disputed", async () => {
  const { person, browser } = await member();
  const report = await send(browser);
  const path = `${PATH}/${report.id}/opinion`;
  const points = async () => {
    await landfall.jobsIdle();
    const { body } = await browser.get(`/api/users/${person.id}/stats`);
    return (body as { totalPoints: number }).totalPoints;
  };
  const judge = await expert();
  await judge.post(path, agreeing(report));
  expect(await points()).toBe(15);
  await judge.post(path, { agrees: false });
  expect(await points()).toBe(0);
});

test("the right whale is in the catalogue by its scientific name, and sensitive", async () => {
  expect(await resolveSpeciesName(landfall.db, "Eubalaena glacialis")).toMatchObject({
    ...{ commonName: WHALE, isSensitive: true },
  });
});
