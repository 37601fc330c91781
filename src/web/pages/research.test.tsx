// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Project } from "#src/domains/research/contract.ts";
import type { LeadsCollaboration } from "#src/domains/research/request-contract.ts";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  closePage,
  fieldOf,
  fill,
  hintOf,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import Research from "./research.tsx";
import ResearchNew from "./research-new.tsx";
import ResearchProject from "./research-project.tsx";
import ResearchRequests from "./research-requests.tsx";

afterEach(closePage);

const project = (facts: Partial<Project> = {}): Project => ({
  ...{ id: 7, title: "Loons in winter", description: "Eight piers.", contactEmail: null },
  ...{ leadResearcher: "Bram Ostergaard", institution: "Cold Harbor", website: null },
  ...{ researchType: "conservation", estimatedDuration: "3_months", targetSpecies: ["Loon"] },
  ...{ dataRequests: ["Counts"], expectedOutcomes: ["Slow lane"], publications: ["A paper."] },
  ...{ status: "active", fundingStatus: "seeking_funding", collaborators: 3 },
  ...{ isDemo: false, createdAt: "2026-05-02T12:00:00.000Z" },
  ...facts,
});

const openList = (items: Project[], address = "/research") =>
  openPage({
    path: "/research",
    address,
    page: Research,
    data: { found: { items, total: items.length }, own: [], offset: 0, isDisowned: false },
  });

const NOBODY = { mayManage: false, maySayStanding: false, isLead: false, isStoodBy: true };

const openProject = (facts: Partial<Project> = {}) =>
  openPage({
    path: "/research/:id",
    address: "/research/7",
    page: ResearchProject,
    data: { project: project(facts), own: null, ...NOBODY },
  });

test("a project on the list shows lead, institution, type, duration, states, collaborators and publications", () => {
  answerCalls();
  openList([project()]);
  const card = within(screen.getByRole("article"));
  const facts = card.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual([
    ...["Bram Ostergaard", "Cold Harbor", "Conservation", "3 months", "3", "1"],
  ]);
  expect(card.getByText("Active")).toBeTruthy();
  expect(card.getByText("Seeking funding")).toBeTruthy();
});

test("each status has a look of its own", () => {
  answerCalls();
  const statuses = ["active", "planning", "seeking_collaborators", "completed"] as const;
  openList(statuses.map((status, id) => project({ id: id + 1, status })));
  const looks = ["Active", "Planning", "Seeking collaborators", "Completed"].map((text) => {
    const badges = screen.getAllByText(text).filter(({ tagName }) => tagName === "SPAN");
    expect(badges).toHaveLength(1);
    return badges[0]?.className;
  });
  expect(new Set(looks).size).toBe(4);
});

test("Collaborate is disabled on a completed project, on the list and on its page", () => {
  answerCalls();
  openList([project({ status: "completed" }), project({ id: 8, title: "Open" })]);
  const dead = screen.getByRole<HTMLButtonElement>("button", { name: /^Collaborate on Loons/ });
  expect(dead.disabled).toBe(true);
  expect(screen.getByRole("link", { name: "Collaborate on Open" })).toBeTruthy();
  closePage();
  answerCalls();
  openProject({ status: "completed" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Collaborate" }).disabled).toBe(
    true,
  );
  expect(screen.queryByRole("button", { name: "Send Request" })).toBeNull();
});

test("an empty list leads on, whether or not it was narrowed", () => {
  answerCalls();
  openList([], "/research?q=zzz");
  expect(screen.getByText("No projects found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all projects" })).toBeTruthy();
  closePage();
  answerCalls();
  openList([]);
  expect(screen.getByText("No projects yet")).toBeTruthy();
});

const TYPED = {
  "Project title": "Loons in winter",
  "Lead researcher": "Bram Ostergaard",
  Institution: "Cold Harbor",
  "Contact e-mail": "bram@harbor.example",
  Description: "Eight piers in January.",
  "Target species": " Common loon , Horned grebe ,",
  Publications: "Loons, and ice.\nhttps://harbor.example/loons",
};

test("a project is submitted with its lists split on commas and trimmed", async () => {
  const { sent } = answerCalls({
    "POST /api/research/projects": answer({ id: 7 }, { status: 201 }),
  });
  const { at } = openPage({ path: "/research/new", page: ResearchNew });
  expect(screen.queryByLabelText("Status")).toBeNull();
  await fill(TYPED);
  await press("Submit Project");
  await told("Project Submitted");
  expect(sent("POST /api/research/projects")).toMatchObject([
    {
      ...{ title: "Loons in winter", contactEmail: "bram@harbor.example", website: "" },
      ...{ targetSpecies: ["Common loon", "Horned grebe"], dataNeeded: [], expectedOutcomes: [] },
      publications: ["Loons, and ice.", "https://harbor.example/loons"],
    },
  ]);
  expect(at()).toBe("/research/7");
});

test("a refused project shows why beside the fields and keeps what was typed", async () => {
  const message = "Please enter a valid e-mail address.";
  answerCalls({
    "POST /api/research/projects": refuse(400, { message, fields: { contactEmail: message } }),
  });
  openPage({ path: "/research/new", page: ResearchNew });
  await fill({ ...TYPED, "Contact e-mail": "bram" });
  await press("Submit Project");
  await told("Submission Failed");
  expect(hintOf("Contact e-mail")).toContain(message);
  expect(document.activeElement).toBe(fieldOf("Contact e-mail"));
  expect(fieldOf("Project title").value).toBe("Loons in winter");
});

test("whoever is signed in says how a project stands", () => {
  answerCalls();
  const viewer = currentUser();
  openPage({ path: "/research/new", page: ResearchNew, viewer });
  expect(fieldOf("Contact e-mail").value).toBe(viewer.email);
  const options = (label: string) =>
    [...fieldOf(label).querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options("Status")).toEqual(["Active", "Planning", "Seeking collaborators", "Completed"]);
  expect(options("Funding")).toEqual(["Funded", "Seeking funding", "Unfunded"]);
  expect(options("Research type")).toEqual([
    ...["Not said", "Field study", "Laboratory", "Data analysis", "Modeling", "Conservation"],
    "Monitoring",
  ]);
  expect(options("Estimated duration")).toEqual([
    ...["Not said", "3 months", "6 months", "1 year", "2 years", "Ongoing"],
  ]);
});

const ASKED = {
  "Your name": "Dara Quist",
  "Your e-mail": "dara@mail.example",
  Expertise: "Birds",
  Contribution: "A scope",
  Message: "I live close by.",
};

test("a request to collaborate is sent and leads to where its answer will be read", async () => {
  const link = "/collaboration?token=1.x";
  const { sent } = answerCalls({
    "POST /api/research/collaborate": answer({ success: true, id: 1, link }, { status: 201 }),
  });
  const { at } = openProject();
  await fill({ ...ASKED, Availability: "consulting" });
  await press("Send Request");
  await told("Request Sent");
  expect(sent("POST /api/research/collaborate")).toMatchObject([
    { projectId: 7, expertise: "Birds", contribution: "A scope", availability: "consulting" },
  ]);
  expect(at()).toBe(link);
});

test("a request that is refused or lost says so and stays in the form", async () => {
  const fields = { expertise: "Please tell what you know well." };
  const { answer: from } = answerCalls({
    "POST /api/research/collaborate": refuse(400, { message: fields.expertise, fields }),
  });
  openProject();
  await fill({ ...ASKED, Expertise: "" });
  await press("Send Request");
  await told("Request Failed");
  expect(hintOf("Expertise")).toContain(fields.expertise);
  from({ "POST /api/research/collaborate": loseConnection });
  await press("Send Request");
  await told("Request Failed");
  expect(fieldOf("Message").value).toBe("I live close by.");
});

const request: LeadsCollaboration = {
  ...{ id: 4, projectId: 7, projectTitle: "Loons in winter", name: "Dara Quist" },
  ...{
    email: "dara@mail.example",
    isEmailConfirmed: false,
    expertise: "Birds",
    contribution: "A scope",
  },
  ...{ message: "I live close by.", availability: "volunteer", status: "pending" },
  ...{ note: null, answeredAt: null, createdAt: "2026-05-03T12:00:00.000Z" },
};

test("the lead accepts a request with a word, with the token of the link", async () => {
  const { sent } = answerCalls({
    "POST /api/research/answers": answer({ projectId: 7, status: "accepted" }),
  });
  const shown = (status: LeadsCollaboration["status"]) => ({
    ...{ id: 7, title: "Loons in winter", page: 1, token: "7.x", isSignedIn: false },
    found: { items: [{ ...request, status }], total: 1 },
  });
  openPage({
    path: "/research/:id/requests",
    address: "/research/7/requests?token=7.x",
    page: ResearchRequests,
    data: shown("pending"),
    reload: () => shown("accepted"),
  });
  expect(screen.getByRole("link", { name: "dara@mail.example" })).toBeTruthy();
  expect(screen.getByText("The address is not confirmed: anybody may have typed it.")).toBeTruthy();
  await fill({ "A word with your answer": "Welcome." });
  await press("Accept");
  await told("Request accepted");
  expect(sent("POST /api/research/answers")).toEqual([
    { requestId: 4, decision: "accepted", note: "Welcome.", token: "7.x" },
  ]);
  expect(await screen.findByText("Accepted")).toBeTruthy();
});

test("requests are for the creator: others are told so", () => {
  answerCalls();
  const data = { id: 7, title: "Loons", page: 1, found: null };
  const opened = { path: "/research/:id/requests", address: "/research/7/requests" };
  openPage({ ...opened, page: ResearchRequests, data: { ...data, isSignedIn: false } });
  expect(screen.getByRole("heading", { name: "Sign In Required" })).toBeTruthy();
  closePage();
  answerCalls();
  openPage({ ...opened, page: ResearchRequests, data: { ...data, isSignedIn: true } });
  expect(screen.getByRole("heading", { name: "Access Denied" })).toBeTruthy();
});
