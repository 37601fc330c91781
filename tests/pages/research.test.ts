import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildProject, buildRequest } from "#src/db/build/research.server.ts";
import type { Project } from "#src/domains/research/contract.ts";
import { leadToken } from "#src/domains/research/research-tokens.server.ts";
import { buildPerson } from "#tests/support/people.ts";
import { readPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const demo = (await (await site.request("GET", "/api/research/projects")).json()) as Project[];
const [first] = demo;
if (!first) throw new Error("no project");

/** As a browser without scripts sends a form. */
const post = (page: string, fields: Record<string, string>) =>
  site.ask(page, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: site.services.site.baseUrl },
  });

/** The page as it comes again. */
async function refused(page: string, fields: Record<string, string>) {
  const answer = await post(page, fields);
  expect(answer.status).toBe(400);
  return readPage(answer, new URL(page, site.services.site.baseUrl).href);
}

/** Answers where it leads. */
async function send(page: string, fields: Record<string, string>) {
  const answer = await post(page, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

test("the demo projects have every state, type and duration, and real counts", () => {
  const kinds = (read: (project: Project) => unknown) => new Set(demo.map(read)).size;
  expect(demo).toHaveLength(10);
  expect([
    kinds(({ status }) => status),
    kinds(({ fundingStatus }) => fundingStatus),
    kinds(({ researchType }) => researchType),
    kinds(({ estimatedDuration }) => estimatedDuration),
  ]).toEqual([4, 3, 6, 5]);
  expect(demo.reduce((sum, { collaborators }) => sum + collaborators, 0)).toBe(10);
});

test("the list shows all projects, and those that a filter asks for", async () => {
  const page = await site.page("/research");
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Research Projects");
  expect(page.getAllByRole("article")).toHaveLength(10);
  const completed = await site.page("/research?status=completed");
  expect(completed.getAllByRole("article")).toHaveLength(2);
  expect((await site.page("/research?q=terrapin")).getAllByRole("article")).toHaveLength(2);
});

test("a project's page says all facts, for readers and for search engines", async () => {
  const page = await site.page(`/research/${first.id}`);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe(first.title);
  for (const text of [...first.targetSpecies, ...first.dataRequests, ...first.publications])
    expect(page.getByText(text)).toBeTruthy();
  expect(page.getByRole("form", { name: "Ask to collaborate" })).toBeTruthy();
  const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
  expect(data.some(({ textContent }) => textContent?.includes("ResearchProject"))).toBe(true);
});

test("without scripts a project is submitted, asked about, confirmed and answered", async () => {
  const facts = {
    title: "Gulls at dusk",
    description: "x",
    leadResearcher: "Tor",
    institution: "P",
  };
  const contactEmail = "tor@pier.example";
  const lists = { targetSpecies: "Herring gull , Laughing gull", dataNeeded: "", website: "" };
  const made = await send("/research/new", { ...facts, ...lists, contactEmail, homepage: "" });
  const id = Number(/^\/research\/(\d+)\?sent=project$/.exec(made)?.[1]);
  const shown = await site.page(made);
  expect(shown.getByRole("status").textContent).toContain("Project Submitted");
  expect(shown.getByText("Laughing gull")).toBeTruthy();
  const words = { expertise: "Gulls", contribution: "Eyes", message: "Hello", name: "Emil" };
  const asked = { projectId: String(id), availability: "volunteer", email: "emil@mail.example" };
  const own = await send(`/research/${id}`, { ...words, ...asked, homepage: "" });
  expect((await site.page(own)).getByText("Waiting for an answer")).toBeTruthy();
  const token = leadToken(site.services, { id, contactEmail });
  const desk = await send(`/research-contact?token=${token}`, { token, decision: "confirm" });
  const request = within((await site.page(desk)).getByRole("article", { name: "Request of Emil" }));
  const requestId = request
    .getByRole("button", { name: "Accept" })
    .closest("form")
    ?.querySelector<HTMLInputElement>("[name=requestId]")?.value;
  await send(desk, { token, requestId: requestId ?? "", decision: "accepted", note: "Come." });
  expect((await site.page(own)).getByText("Come.")).toBeTruthy();
  await send(own, { token: new URL(own, "http://x").searchParams.get("token") ?? "" });
  expect((await site.page(own)).getByText("Withdrawn")).toBeTruthy();
});

test("without scripts a refused form says so with the title of the specification, where it is seen", async () => {
  const typed = { title: "Gulls at noon", leadResearcher: "Tor", homepage: "" };
  const form = await refused("/research/new", typed);
  expect(form.getByRole("alert").textContent).toContain("Submission Failed");
  expect(form.getByLabelText<HTMLInputElement>(/Project title/).value).toBe("Gulls at noon");
  expect(form.getAllByText("Please name the institution.").length).toBeGreaterThan(0);

  const { id } = await buildProject(site.db);
  const asked = { projectId: String(id), expertise: "Gulls", message: "Hello", homepage: "" };
  const page = await refused(`/research/${id}?sent=project`, asked);
  expect(page.getByRole("alert").textContent).toContain("Request Failed");
  expect(page.queryByText("Project Submitted")).toBeNull();
  expect(page.getByLabelText<HTMLInputElement>(/Expertise/).value).toBe("Gulls");
  const action = page.getByRole("form", { name: "Ask to collaborate" }).getAttribute("action");
  expect(action).toMatch(/#collaborate$/);
  expect(page.find("#collaborate")).toBeTruthy();
});

test("knowing nothing of a project is asked once more before anything goes", async () => {
  const contactEmail = "nobody@pier.example";
  const project = await buildProject(site.db, { contactEmail, contactConfirmedAt: null });
  const token = leadToken(site.services, project);
  const first = await site.page(`/research-contact?token=${token}`);
  expect(first.queryAllByRole("button").map(({ textContent }) => textContent)).not.toContain(
    "I know nothing of it",
  );
  const link = first.getByRole("link", { name: "I know nothing of it" }).getAttribute("href") ?? "";
  const second = await site.page(link);
  expect(second.text).toContain("it goes from the list with all its requests, for good");
  expect(second.getByRole("link", { name: "No, go back" })).toBeTruthy();
  expect(second.getByRole("button", { name: "Yes, take my address off" })).toBeTruthy();
  expect((await site.page(`/research/${project.id}`)).status).toBe(200);
  expect(await send(link, { token, decision: "disown" })).toBe("/research?sent=disowned");
  expect((await site.page(`/research/${project.id}`)).status).toBe(404);
});

test("search engines are told of a project when its contact stands by it", async () => {
  const contactEmail = "index@pier.example";
  const project = await buildProject(site.db, { contactEmail, contactConfirmedAt: null });
  const robots = async () => (await site.page(`/research/${project.id}`)).meta.robots;
  expect(await robots()).toBe("noindex, follow");
  const token = leadToken(site.services, project);
  await send(`/research-contact?token=${token}`, { token, decision: "confirm" });
  await expect.poll(robots).toBe("index, follow");
});

test("an address past the end of a list leads to its last page", async () => {
  const past = await site.page("/research?page=99");
  expect(past.getByText("The list ends before this page.")).toBeTruthy();
  const last = past.getByRole("link", { name: "Last Results" }).getAttribute("href") ?? "";
  expect((await site.page(last)).getAllByRole("article").length).toBeGreaterThan(0);
  const viewer = await buildPerson(site);
  const { id } = await buildProject(site.db, { userId: viewer.id });
  await buildRequest(site.db, id);
  const requests = await site.page(`/research/${id}/requests?page=99`, { viewer });
  expect(requests.getAllByRole("article")).toHaveLength(1);
});

test("who typed a project that its lead confirmed says only how it stands", async () => {
  const [typer, lead] = [await buildPerson(site), await buildPerson(site)];
  const { id, title } = await buildProject(site.db, { userId: lead.id, submitterId: typer.id });
  const edit = await site.page(`/research/${id}/edit`, { viewer: typer });
  expect(edit.getByLabelText("Status")).toBeTruthy();
  expect(edit.queryByLabelText(/Project title/)).toBeNull();
  expect(edit.queryByRole("button", { name: "Delete project" })).toBeNull();
  const list = await site.page("/research", { viewer: typer });
  expect(list.queryByRole("link", { name: `Requests (0) for ${title}` })).toBeNull();
  expect(list.getByRole("link", { name: `Edit ${title}` })).toBeTruthy();
  const own = await site.page(`/research/${id}`, { viewer: lead });
  expect(own.getByText("You lead this project yourself.")).toBeTruthy();
  expect(own.queryByRole("form", { name: "Ask to collaborate" })).toBeNull();
});

test("the cached page of a project shows a new count at once", async () => {
  const { id } = await buildProject(site.db);
  const count = async () =>
    (await site.page(`/research/${id}`)).getByText("Collaborators").nextElementSibling?.textContent;
  expect(await count()).toBe("0");
  await buildRequest(site.db, id, { status: "accepted" });
  await expect.poll(count).toBe("1");
});

test("a creator finds own projects above the list, and edits them", async () => {
  const viewer = await buildPerson(site);
  const { id, title } = await buildProject(site.db, { userId: viewer.id });
  await buildRequest(site.db, id);
  const page = await site.page("/research", { viewer });
  const link = page.getByRole("link", { name: `Requests (1) for ${title}` });
  expect(link.getAttribute("href")).toBe(`/research/${id}/requests`);
  expect(
    (await site.page(`/research/${id}/edit`, { viewer })).getByText("Save changes"),
  ).toBeTruthy();
  const stranger = await site.page(`/research/${id}/edit`, { viewer: await buildPerson(site) });
  expect(stranger.getByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(stranger.status).toBe(403);
  const requests = await site.page(`/research/${id}/requests`, { viewer: await buildPerson(site) });
  expect(requests.getByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(requests.status).toBe(403);
});
