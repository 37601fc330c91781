import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildProject, buildRequest } from "#src/db/build/research.server.ts";
import type { Project } from "#src/domains/research/contract.ts";
import { leadToken } from "#src/domains/research/research-tokens.server.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const demo = (await (await site.request("GET", "/api/research/projects")).json()) as Project[];
const [first] = demo;
if (!first) throw new Error("no project");

/** As a browser without scripts sends a form; answers where it leads. */
async function send(page: string, fields: Record<string, string>) {
  const answer = await site.ask(page, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: site.services.site.baseUrl },
  });
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
});
