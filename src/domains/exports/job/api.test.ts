import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import readExcel from "read-excel-file/node";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProject } from "#src/db/build/research.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ExportFile, ExportJob } from "./contract.ts";
import { openScratch } from "./scratch-folder.server.ts";
import { sweepExports } from "./sweep-exports.server.ts";
import { writeExport } from "./write-export.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());
beforeEach(() => db.delete(researchProjects));

const ALL = { start: "2127-01-01", end: "2127-12-31" };
const asking = (changes: object = {}) => ({
  ...{ format: "csv", dataTypes: ["projects"], dateRange: ALL },
  ...{ includeMetadata: false, includeImages: false, includeCoordinates: false },
  ...{ filterVerified: false, ...changes },
});
const ask = (changes: object = {}, browser: BrowserLike = openBrowser(landfall)) =>
  browser.post("/api/data/export", asking(changes));
async function fileOf(changes: object = {}, browser?: BrowserLike): Promise<ExportFile> {
  const answer = await ask(changes, browser);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as ExportFile;
}
const linesOf = ({ content }: { content: string }) =>
  parse(content, { bom: true, columns: true }) as Record<string, string>[];
const project = (title: string, moment: string, changes: object = {}) =>
  buildProject(db, { title, createdAt: new Date(moment), ...changes });
const titlesOf = async (changes: object) =>
  linesOf(await fileOf(changes)).map(({ title }) => title);

/** More than an answer holds. */
const fill = (count: number) =>
  db.execute(sql`
    insert into research_projects (title, description, lead_researcher, institution, created_at)
    select 'Project ' || number, '=1+1', 'Yusra Fenwick', 'Saltmarsh Trust', '2127-05-05T12:00Z'
    from generate_series(1, ${count}) number`);

describe("the answer to an export", () => {
  test("is content, type and name, of exactly the rows that are there", async () => {
    await project("One, with a comma", "2127-05-05T12:00Z");
    await project("=Two", "2127-05-06T12:00Z");
    const file = await fileOf();
    expect(file).toMatchObject({
      mimeType: "text/csv; charset=utf-8",
      filename: "landfall-projects-2127-01-01-to-2127-12-31.csv",
    });
    expect(linesOf(file).map(({ title }) => title)).toEqual(["One, with a comma", "'=Two"]);
  });

  test("is base64 for Excel, which opens with the same rows", async () => {
    await project("One", "2127-05-05T12:00Z");
    const file = await fileOf({ format: "excel" });
    const [sheet] = await readExcel(Buffer.from(file.content, "base64"));
    expect(sheet?.sheet).toBe("projects");
    expect(sheet?.data[1]?.[2]).toBe("One");
    expect(file.filename.endsWith(".xlsx")).toBe(true);
  });

  test("is one object for json, and a file for pdf", async () => {
    await project("One", "2127-05-05T12:00Z");
    const json = JSON.parse((await fileOf({ format: "json" })).content);
    expect(json.projects).toMatchObject([{ title: "One", kind: "research", day: "2127-05-05" }]);
    expect(json.about.Citation).toContain("2127-01-01 to 2127-12-31");
    const pdf = await fileOf({ format: "pdf" });
    expect(pdf.mimeType).toBe("application/pdf");
    expect(Buffer.from(pdf.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("has the columns of metadata when they are asked for, and no address of anybody", async () => {
    await project("One", "2127-05-05T12:00Z", { contactEmail: "yusra@trust.example" });
    const [bare] = linesOf(await fileOf());
    const withMore = await fileOf({ includeMetadata: true });
    const [more] = linesOf(withMore);
    expect(Object.keys(bare ?? {})).not.toContain("link");
    expect(more?.link).toMatch(/^http:\/\/localhost:3000\/research\/\d+$/);
    expect(withMore.content).not.toContain("yusra@trust.example");
  });

  test("leaves out what is not verified when only that is asked for", async () => {
    await project("Stood by", "2127-05-05T12:00Z", { contactConfirmedAt: new Date() });
    await project("Not yet", "2127-05-06T12:00Z", { contactConfirmedAt: null });
    expect(await titlesOf({ filterVerified: true })).toEqual(["Stood by"]);
    expect(await titlesOf({ filterVerified: false })).toEqual(["Stood by", "Not yet"]);
  });
});

describe("the days of an export", () => {
  test("are whole by the clock of the site, wherever the browser is", async () => {
    await project("before", "2127-07-01T03:59:59.999Z");
    await project("first", "2127-07-01T04:00:00Z");
    await project("last", "2127-07-02T03:59:59.999Z");
    await project("after", "2127-07-02T04:00:00Z");
    const dateRange = { start: "2127-07-01", end: "2127-07-01" };
    expect(await titlesOf({ dateRange })).toEqual(["first", "last"]);
  });

  test("are whole when clocks change", async () => {
    await project("spring", "2127-03-09T05:00:00Z");
    await project("spring ends", "2127-03-10T03:59:59Z");
    await project("spring over", "2127-03-10T04:00:00Z");
    await project("autumn", "2127-11-02T04:00:00Z");
    await project("autumn ends", "2127-11-03T04:59:59Z");
    await project("autumn over", "2127-11-03T05:00:00Z");
    const day = (date: string) => titlesOf({ dateRange: { start: date, end: date } });
    expect(await day("2127-03-09")).toEqual(["spring", "spring ends"]);
    expect(await day("2127-11-02")).toEqual(["autumn", "autumn ends"]);
  });

  test("are the last 30 when none are said", async () => {
    const day = 86_400_000;
    await project("now", new Date().toISOString());
    await project("lately", new Date(Date.now() - 29 * day).toISOString());
    await project("long ago", new Date(Date.now() - 32 * day).toISOString());
    expect(await titlesOf({ dateRange: undefined })).toEqual(["lately", "now"]);
  });
});

describe("an export that cannot be made", () => {
  test.each([
    [{ dataTypes: [] }, "dataTypes"],
    [{ dataTypes: ["secrets"] }, "dataTypes.0"],
    [{ format: "docx" }, "format"],
    [{ dateRange: { start: "2127-02-30", end: "2127-03-01" } }, "dateRange.start"],
    [{ dateRange: { start: "2127-03-02", end: "2127-03-01" } }, "dateRange.end"],
    [{ filterVerified: "perhaps" }, "filterVerified"],
    [{ format: "dwca" }, "dataTypes"],
    [{ format: "pdf", dataTypes: ["sightings"], standard: "darwin-core" }, "standard"],
  ])("%j is refused with the field that is wrong", async (changes, field) => {
    const answer = await ask(changes);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  test("without a data type is told so", async () => {
    const { body } = await ask({ dataTypes: [] });
    expect(JSON.stringify(body)).toContain("Please select at least one data type to export");
  });
});

describe("a large export", () => {
  const jobOf = async (browser: BrowserLike, changes: object = {}): Promise<ExportJob> => {
    const answer = await ask(changes, browser);
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
    return answer.body as ExportJob;
  };
  const look = async (browser: BrowserLike, { id }: ExportJob) =>
    browser.get(`/api/data/exports/${id}`);
  const fetchFile = (browser: BrowserLike, { id }: ExportJob) =>
    browser.get(`/api/data/exports/${id}/file`);
  const rowOf = async ({ id }: ExportJob) => {
    const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
    return row;
  };
  async function member(changes: object = {}) {
    const user = await buildPerson(landfall);
    await db
      .update(users)
      .set({ isExpert: false, ...changes })
      .where(eq(users.id, user.id));
    return { user, browser: await browserOf(landfall, user) };
  }

  test("above 10,000 rows is a job, whose file anybody with its name fetches whole", async () => {
    await fill(10_001);
    const browser = openBrowser(landfall);
    const job = await jobOf(browser);
    expect(job).toMatchObject({ rowsWritten: 0, download: null });
    expect(job.id).toMatch(/^[0-9a-f]{48}$/);
    await landfall.jobsIdle();
    expect((await look(browser, job)).body).toMatchObject({
      ...{ status: "done", rowsTotal: 10_001, rowsWritten: 10_001 },
      download: `/api/data/exports/${job.id}/file`,
    });
    const file = await fetchFile(openBrowser(landfall), job);
    expect(file.headers.get("content-disposition")).toContain(job.filename);
    expect(linesOf({ content: String(file.body) })).toHaveLength(10_001);
    expect(landfall.mails.some(({ subject }) => subject === "Your export is ready")).toBe(false);
    const last = sql`id = (select max(id) from research_projects)`;
    await db.delete(researchProjects).where(last);
    expect(linesOf(await fileOf())).toHaveLength(10_000);
    await db.delete(researchProjects).where(sql`id % 10 = 0`);
    expect((await ask()).status).toBe(200);
  });

  test("of a member is mailed about, and served to nobody else", async () => {
    const { user, browser } = await member();
    const job = await jobOf(browser, { asJob: true });
    expect((await landfall.mailTo(user.email)).text).toContain(`/data-export/${job.id}`);
    const { browser: other } = await member({ isAdmin: true });
    for (const call of [look, fetchFile]) {
      expect((await call(openBrowser(landfall), job)).status).toBe(401);
      expect((await call(other, job)).status).toBe(404);
      expect((await call(browser, job)).status).toBe(200);
    }
  });

  test("of an expert is not served once the account is none any more", async () => {
    const { user, browser } = await member({ isExpert: true });
    const job = await jobOf(browser, { asJob: true });
    await landfall.jobsIdle();
    expect((await fetchFile(browser, job)).status).toBe(200);
    await db.update(users).set({ isExpert: false }).where(eq(users.id, user.id));
    expect((await fetchFile(browser, job)).status).toBe(403);
  });

  test("is gone when its time is over, and its file with it", async () => {
    const browser = openBrowser(landfall);
    const job = await jobOf(browser, { asJob: true });
    await landfall.jobsIdle();
    const { storedAs } = (await rowOf(job)) ?? {};
    const file = path.join(services.dataFolder, "media", storedAs ?? "");
    expect(storedAs).not.toContain(job.id);
    expect((await stat(file)).isFile()).toBe(true);
    await sweepExports(services, new Date());
    expect((await fetchFile(browser, job)).status).toBe(200);
    await sweepExports(services, new Date(Date.now() + 49 * 3_600_000));
    expect((await look(browser, job)).status).toBe(404);
    await expect(stat(file)).rejects.toThrow();
  });

  test("whose process was killed is written by another, and the first part is gone", async () => {
    const browser = openBrowser(landfall);
    const job = await jobOf(browser, { asJob: true });
    await landfall.jobsIdle();
    await services.storage.put("exports/half", Buffer.from("half"));
    const left = path.join(services.scratch, "export-left");
    await mkdir(left, { recursive: true });
    const own = await openScratch(services.scratch);
    const dead = own.replace(/-\d+-[0-9a-f]{8}-/, "-4194399-0badbeef-");
    await mkdir(dead);
    await db
      .update(exportJobs)
      .set({ status: "running", attempts: 1, storedAs: "exports/half" })
      .where(eq(exportJobs.id, job.id));
    expect((await fetchFile(browser, job)).status).toBe(409);
    await writeExport(services, { id: job.id });
    expect((await fetchFile(browser, job)).status).toBe(200);
    expect(await services.storage.get("exports/half")).toBeNull();
    await expect(stat(dead)).rejects.toThrow();
    expect((await stat(own)).isDirectory()).toBe(true);
    await sweepExports(services, new Date());
    expect((await stat(left)).isDirectory()).toBe(true);
    await sweepExports(services, new Date(Date.now() + 7 * 3_600_000));
    await expect(stat(left)).rejects.toThrow();
  });

  test("that cannot be written says so after its last try, and one that nobody writes after six hours", async () => {
    const browser = openBrowser(landfall);
    const [broken, silent] = [
      await jobOf(browser, { asJob: true }),
      await jobOf(browser, { asJob: true, format: "json" }),
    ];
    await landfall.jobsIdle();
    await db
      .update(exportJobs)
      .set({ status: "waiting", attempts: 0, request: { format: "odd" } })
      .where(eq(exportJobs.id, broken.id));
    for (const expected of ["running", "running", "failed"]) {
      await expect(writeExport(services, { id: broken.id })).rejects.toThrow();
      expect((await rowOf(broken))?.status).toBe(expected);
    }
    await db.update(exportJobs).set({ status: "running" }).where(eq(exportJobs.id, silent.id));
    await sweepExports(services, new Date(Date.now() + 5 * 3_600_000));
    expect((await rowOf(silent))?.status).toBe("running");
    await sweepExports(services, new Date(Date.now() + 7 * 3_600_000));
    expect((await rowOf(silent))?.status).toBe("failed");
  });

  test("is one while it waits, of equal wishes of one person, and another's of another", async () => {
    const { browser } = await member();
    const wish = { asJob: true, format: "json" };
    const first = await jobOf(browser, wish);
    await landfall.jobsIdle();
    await db.update(exportJobs).set({ status: "waiting" }).where(eq(exportJobs.id, first.id));
    expect((await jobOf(browser, wish)).id).toBe(first.id);
    expect((await jobOf(browser, { ...wish, filterVerified: true })).id).not.toBe(first.id);
    const { browser: other } = await member();
    expect((await jobOf(other, wish)).id).not.toBe(first.id);
    expect((await jobOf(openBrowser(landfall), wish)).id).not.toBe(first.id);
  });

  test("is refused when somebody asks for many", async () => {
    const browser = openBrowser(landfall);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await ask({ asJob: true }, browser)).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  test("goes with the account that made it", async () => {
    const { browser } = await member();
    const job = await jobOf(browser, { asJob: true });
    await landfall.jobsIdle();
    const { body } = await browser.get("/api/user/data");
    expect((body as { dataExports: ExportJob[] }).dataExports).toMatchObject([{ id: job.id }]);
    expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
    expect((await look(openBrowser(landfall), job)).status).toBe(404);
  });
});
