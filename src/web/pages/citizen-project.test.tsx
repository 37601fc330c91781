// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import type {
  Contribution,
  CitizenProject as Project,
} from "#src/domains/citizen-science/contract.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
import CitizenProject from "./citizen-project.tsx";
import CitizenProjectNew from "./citizen-project-new.tsx";

afterEach(closePage);

const project = (facts: Partial<Project> = {}): Project => ({
  ...{ id: 7, title: "Ospreys", description: "Every platform.", projectType: "monitoring" },
  ...{ featured: true, participantCount: 34, dataCollected: 1238, organizer: "Creek Watch" },
  ...{ status: "active", location: "Weems Creek", goalAmount: 2000, goalUnit: "nest checks" },
  ...{
    latitude: null,
    longitude: null,
    accuracyMeters: null,
    positionSource: null,
    isBlurred: false,
  },
  ...{ photo: null, isJoined: false, isDemo: false, createdAt: "2026-05-02T12:00:00.000Z" },
  ...facts,
});

interface Opened {
  viewer?: CurrentUser | null;
  contributions?: Contribution[];
  reported?: ListPage<SpeciesReport>;
  mayManage?: boolean;
}

const openProject = (facts: Partial<Project> = {}, { viewer = null, ...changes }: Opened = {}) =>
  openPage({
    viewer,
    path: "/community-tracking/projects/:id",
    address: "/community-tracking/projects/7",
    page: CitizenProject,
    data: {
      ...{ project: project(facts), contributions: [], mayManage: false },
      reported: { items: [], total: 0 },
      ...changes,
    },
  });

const MEMBER = { viewer: currentUser() };

test("a project's page says its goal, real numbers, organizer, place and type", () => {
  answerCalls();
  openProject();
  for (const text of ["Featured", "Active", "Monitoring", "34", "Creek Watch · Weems Creek"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  const goal = screen.getByRole("progressbar", { name: "Goal of Ospreys" });
  expect([goal.getAttribute("aria-valuenow"), goal.getAttribute("aria-valuemax")]).toEqual([
    ...["1238", "2000"],
  ]);
  expect(goal.parentElement?.textContent).toBe("1,238 of 2,000 nest checks");
});

test("a project whose place is shown roughly says why", () => {
  answerCalls();
  openProject({ isBlurred: true });
  expect(screen.getByRole("note").textContent).toContain("to protect the species");
});

test("who is signed out is led to sign in, and back", async () => {
  answerCalls();
  openProject();
  const link = await screen.findByRole("link", { name: /Ospreys: sign in first$/ });
  expect(link.getAttribute("href")).toBe("/login?next=%2Fcommunity-tracking%2Fprojects%2F7");
});

test("a member joins, and the page is asked for anew", async () => {
  const { sent } = answerCalls({
    "POST /api/community/projects/7/join": answer({ isJoined: true, participantCount: 35 }),
  });
  openProject({}, MEMBER);
  await press("Join Project: Ospreys");
  await told("You joined the project");
  expect(sent("POST /api/community/projects/7/join")).toHaveLength(1);
});

test("who has joined sees so, may leave, and contributes", async () => {
  const { sent } = answerCalls({
    "POST /api/community/projects/7/contributions": answer(project(), { status: 201 }),
    "DELETE /api/community/projects/7/join": answer({ isJoined: false, participantCount: 33 }),
  });
  openProject({ isJoined: true }, MEMBER);
  const joined = await screen.findByRole<HTMLButtonElement>("button", { name: "Joined: Ospreys" });
  expect(joined.disabled).toBe(true);
  await fill({ "How many": "4", Day: "2026-05-02", Note: "Two chicks" });
  await press("Contribute");
  await told("Contribution counted");
  expect(sent("POST /api/community/projects/7/contributions")).toMatchObject([
    { amount: "4", day: "2026-05-02", note: "Two chicks", requestKey: expect.any(String) },
  ]);
  await press("Leave Project: Ospreys");
  await told("You left the project");
});

test("a refused contribution says why beside its field and stays", async () => {
  answerCalls({
    "POST /api/community/projects/7/contributions": refuse(400, {
      message: "Please check the form.",
      fields: { amount: "At most 10000." },
    }),
  });
  openProject({ isJoined: true }, MEMBER);
  await fill({ "How many": "90000", Day: "2026-05-02" });
  await press("Contribute");
  await told("Not counted");
  expect(screen.getByText("At most 10000.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/How many/).value).toBe("90000");
});

test("contributions say day and amount; one's own can be taken back", async () => {
  const contributions = [
    { ...{ id: 1, projectId: 7, amount: 1200, day: "2026-05-02", note: "Fog" }, isOwn: true },
    { ...{ id: 2, projectId: 7, amount: 5, day: "2026-05-01", note: null }, isOwn: false },
  ];
  answerCalls({
    "DELETE /api/community/projects/7/contributions/1": answer(project()),
  });
  openProject({}, { ...MEMBER, contributions });
  const rows = screen.getByRole("region", { name: "Latest contributions" });
  expect(within(rows).getAllByRole("listitem")[0]?.textContent).toContain("1,200 nest checks");
  expect(within(rows).getAllByRole("button")).toHaveLength(1);
  await press("Take back 1,200 of May 2, 2026");
  await told("Taken back");
});

test("a completed project takes nobody any more", () => {
  answerCalls();
  openProject({ status: "completed" });
  expect(
    screen.getByRole<HTMLButtonElement>("button", { name: "Join Project: Ospreys" }).disabled,
  ).toBe(true);
});

test("a project is begun with what was typed, by members alone", async () => {
  answerCalls();
  openPage({ path: "/community-tracking/projects/new", page: CitizenProjectNew });
  expect(await screen.findByText("Sign In Required")).toBeTruthy();
  closePage();
  const { sent } = answerCalls({
    "POST /api/community/projects": answer(project(), { status: 201 }),
  });
  const path = "/community-tracking/projects/new";
  const { at } = openPage({ path, page: CitizenProjectNew, ...MEMBER });
  await fill({ "Project title": "Ospreys", Description: "Look.", Location: "Weems Creek" });
  await press("Create Project");
  await told("Project created");
  expect(sent("POST /api/community/projects")).toMatchObject([
    {
      title: "Ospreys",
      projectType: "monitoring",
      organizer: "Nell",
      goalAmount: null,
      photo: null,
    },
  ]);
  expect(at()).toBe("/community-tracking/projects/7");
});

test("a project lists its reports; whoever leads it takes one off, members contribute one", async () => {
  const TAKE_OFF = "DELETE /api/community/reports/7/project";
  const { sent } = answerCalls({ [TAKE_OFF]: answer({ success: true }) });
  const reported = { items: [speciesReport()], total: 1 };
  openProject({ isJoined: true }, { ...MEMBER, reported, mayManage: true });
  const part = within(screen.getByRole("region", { name: "Species reports" }));
  expect(part.getByRole("link", { name: /^Common bottlenose dolphin/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contribute a report" }).getAttribute("href")).toBe(
    "/community-tracking?tab=submit&project=7",
  );
  await press("Take off: Common bottlenose dolphin");
  await told("The report counts no longer for this project");
  expect(sent(TAKE_OFF)).toHaveLength(1);
});
