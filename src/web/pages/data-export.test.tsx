// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExportJob } from "#src/domains/exports/job/contract.ts";
import { answer, answerCalls, answerInTurn, refuse } from "#tests/support/answer-calls.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";
import DataExport from "./data-export.tsx";
import DataExportJob from "./data-export-job.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});

const CALL = "POST /api/data/export";
const DAYS = { start: "2127-06-01", end: "2127-07-01" };
const ID = "ab".repeat(24);
const FILE = {
  ...{ content: "PK!", encoding: "utf8", mimeType: "text/csv" },
  filename: "landfall-sightings.csv",
};
const JOB: ExportJob = {
  ...{ id: ID, status: "running", filename: "landfall-sightings.csv", mimeType: "text/csv" },
  ...{ rowsTotal: 1_000_000, rowsWritten: 250_000, bytes: null, download: null },
  ...{ createdAt: "2127-07-01T12:00:00.000Z", expiresAt: "2127-07-03T12:00:00.000Z" },
  page: `/data-export/${ID}`,
};

const openForm = () => openPage({ path: "/data-export", page: DataExport, data: { days: DAYS } });
const openJob = (job: ExportJob | null, signIn = false) =>
  openPage({
    path: "/data-export/:id",
    address: `/data-export/${ID}`,
    page: DataExportJob,
    data: { id: ID, job, signIn },
  });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

/** Keeps what the browser would have downloaded. */
function watchDownloads() {
  const files: File[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as File);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { files, names };
}

test("the form begins with csv and the last 30 days, and sends all that is set", async () => {
  const downloads = watchDownloads();
  const api = answerCalls({ [CALL]: answer(FILE) });
  openForm();
  expect(fieldOf("Format").value).toBe("csv");
  await fill({ Format: "excel", Columns: "darwin-core" });
  await fill({ "First day": "2127-05-01", "Last day": "2127-05-31" });
  for (const name of [/^Population/, /^Include images/, /^Include metadata/, /^Verified only/])
    await click(box(name));
  await press("Export Data");
  await told("Export Complete");
  expect(api.sent(CALL)).toEqual([
    {
      ...{ format: "excel", dataTypes: ["sightings", "population"], standard: "darwin-core" },
      dateRange: { start: "2127-05-01", end: "2127-05-31" },
      ...{ includeMetadata: false, includeImages: true },
      ...{ includeCoordinates: true, filterVerified: true },
    },
  ]);
  expect(downloads.names).toEqual([FILE.filename]);
});

test("every format, data type and choice of the specification is there and is sent as it is set", async () => {
  watchDownloads();
  const api = answerCalls({ [CALL]: answer(FILE) });
  openForm();
  const formats = [...(fieldOf("Format") as unknown as HTMLSelectElement).options];
  expect(formats.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["csv", "excel", "json", "pdf"]),
  );
  const types = ["sightings", "reports", "alerts", "population", "threats", "projects"];
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  for (const one of boxes.filter(({ value }) => types.includes(value)))
    if (!one.checked) await click(one);
  await click(box(/^Include coordinates/));
  await fill({ Format: "pdf" });
  await press("Export Data");
  await told("Export Complete");
  const [sent] = api.sent(CALL) as { dataTypes: string[]; dateRange: object }[];
  expect(sent?.dataTypes.toSorted()).toEqual(types.toSorted());
  expect(sent).toMatchObject({
    ...{ format: "pdf", dateRange: DAYS, includeCoordinates: false },
    ...{ includeMetadata: true, includeImages: false, filterVerified: false },
  });
});

test("the file has the name, type and content of the answer", async () => {
  const downloads = watchDownloads();
  const content = Buffer.from([0x50, 0x4b, 0xff]).toString("base64");
  answerCalls({ [CALL]: answer({ ...FILE, content, encoding: "base64" }) });
  openForm();
  await press("Export Data");
  await told("Export Complete");
  const [file] = downloads.files;
  expect(file).toMatchObject({ name: FILE.filename, type: "text/csv" });
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? [])]).toEqual([0x50, 0x4b, 0xff]);
});

test("with no data type chosen the button is disabled and says why, also when it is pressed", async () => {
  const message = "Please select at least one data type to export";
  const api = answerCalls({ [CALL]: answer(FILE) });
  openForm();
  await click(box(/^Sightings/));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Export Data" });
  await until(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(screen.getByText(message)).toBeTruthy();
  // It keeps its place among what the keyboard reaches, and Enter in a field sends the form.
  expect(button.disabled).toBe(false);
  await press("Export Data");
  await told("No Data Selected");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(`No Data Selected${message}`);
  expect(api.sent(CALL)).toEqual([]);
  watchDownloads();
  await click(box(/^Alerts/));
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Export Data");
  await told("Export Complete");
});

test("the form offers the formats and data types of the specification", () => {
  answerCalls();
  openForm();
  const formats = [...(fieldOf("Format") as unknown as HTMLSelectElement).options];
  expect(formats.map(({ value }) => value)).toEqual(["csv", "excel", "json", "pdf", "dwca"]);
  const types = within(screen.getByRole("group", { name: "Data types" })).getAllByRole("checkbox");
  expect(types.map((type) => (type as HTMLInputElement).value)).toEqual([
    ...["sightings", "reports", "alerts", "population", "threats", "projects"],
  ]);
  expect([fieldOf("First day").value, fieldOf("Last day").value]).toEqual([DAYS.start, DAYS.end]);
});

test("a refusal is told beside its field, and nothing that was set is lost", async () => {
  const message = "Darwin Core has no place for alerts.";
  answerCalls({ [CALL]: refuse(400, { message, fields: { dataTypes: message } }) });
  openForm();
  await click(box(/^Alerts/));
  await press("Export Data");
  await told("Export Failed");
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(box(/^Alerts/).checked).toBe(true);
});

test("a server that was asked for no data type says so by its name", async () => {
  const message = "Please select at least one data type to export";
  answerCalls({ [CALL]: refuse(400, { message, fields: { dataTypes: message } }) });
  openForm();
  await press("Export Data");
  await told("No Data Selected");
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test("a large export leads to a page of its own", async () => {
  answerCalls({ [CALL]: answer(JOB, { status: 202 }) });
  const form = openForm();
  await press("Export Data");
  await until(() => expect(form.at()).toBe(`/data-export/${ID}`));
});

test("that page follows it until the file is there", async () => {
  const done = { ...JOB, status: "done", rowsWritten: 1_000_000, bytes: 240_000_000 };
  answerCalls({
    [`GET /api/data/exports/${ID}`]: answerInTurn(
      answer({ ...JOB, rowsWritten: 500_000 }),
      answer({ ...done, download: `/api/data/exports/${ID}/file` }),
    ),
  });
  openJob(JOB);
  expect(screen.getByText("250,000 of 1,000,000 rows are written.")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("250000");
  const link = await screen.findByRole("link", { name: "Download" });
  expect(link.getAttribute("href")).toBe(`/api/data/exports/${ID}/file`);
  expect(screen.getByText(/1,000,000 rows, 240\.0 MB/)).toBeTruthy();
});

test("an export that failed says so, and one of an account asks to sign in", () => {
  answerCalls({ [`GET /api/data/exports/${ID}`]: answer({ ...JOB, status: "failed" }) });
  openJob({ ...JOB, status: "failed" });
  expect(screen.getByText("Export Failed")).toBeTruthy();
  closePage();
  answerCalls();
  openJob(null, true);
  const signIn = screen.getByRole("link", { name: "Sign in" });
  expect(signIn.getAttribute("href")).toBe(
    `/login?next=${encodeURIComponent(`/data-export/${ID}`)}`,
  );
  closePage();
  answerCalls();
  openJob(null);
  expect(screen.getByText("This export is not here any more")).toBeTruthy();
});
