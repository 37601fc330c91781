// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import type { AlertRights, ConservationAlert } from "#src/domains/alerts/contract.ts";
import type { CitizenProject } from "#src/domains/citizen-science/contract.ts";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import type { TabData } from "../community/tab-data.server.ts";
import Alert from "./alert.tsx";
import AlertMails from "./alert-mails.tsx";
import AlertNew from "./alert-new.tsx";
import CommunityTracking from "./community-tracking.tsx";

afterEach(closePage);

const alert = (facts: Partial<ConservationAlert> = {}): ConservationAlert => ({
  ...{ id: 7, title: "Sheen at the dock", alertType: "pollution", severity: "critical" },
  ...{ description: "A rainbow.", actionRequired: "Engines off.", location: "Annapolis, MD" },
  ...{ latitude: null, longitude: null, uncertaintyMeters: null, isBlurred: false },
  ...{ speciesId: null, speciesName: null, photo: null, status: "active", resolvedOn: null },
  ...{
    verifiedByExpert: true,
    communitySupport: 1234,
    isSupported: false,
    isOwn: false,
    isDemo: false,
  },
  ...{ createdAt: "2026-05-02T12:00:00.000Z", ...facts },
});

const NO_RIGHTS: AlertRights = { mayResolve: false, mayVerify: false, mayDelete: false };
const MEMBER = { viewer: currentUser() };

interface Opened {
  viewer?: CurrentUser;
  rights?: Partial<AlertRights>;
}

const openAlert = (facts: Partial<ConservationAlert> = {}, { viewer, rights }: Opened = {}) =>
  openPage({
    path: "/community-tracking/alerts/:id",
    address: "/community-tracking/alerts/7",
    page: Alert,
    data: { alert: alert(facts), rights: { ...NO_RIGHTS, ...rights } },
    viewer: viewer ?? null,
  });

const openTab = (tab: string, shown: TabData, more = "") =>
  openPage({
    path: "/community-tracking",
    address: `/community-tracking?tab=${tab}${more}`,
    page: CommunityTracking,
    data: { counters: [], shown },
  });

test("the alerts tab shows title, type, severity, place, words, action, verification, support and date", () => {
  answerCalls();
  openTab("alerts", {
    alerts: { found: { items: [alert()], total: 1 }, mapped: [alert()], offset: 0 },
  });
  const card = within(screen.getByRole("article"));
  for (const text of [
    ...["Sheen at the dock", "Pollution", "Critical", "Active", "Verified by an expert"],
    ...["Annapolis, MD · May 2, 2026", "A rainbow.", "(1,234)"],
  ])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText(/Action required:/).parentElement?.textContent).toContain("Engines off.");
  const create = screen.getByRole("link", { name: "Create Alert" });
  expect(create.getAttribute("href")).toBe("/community-tracking/alerts/new");
});

test("filters of alerts are type, severity and status; an empty list leads on and keeps the tab", () => {
  answerCalls();
  openTab(
    "alerts",
    { alerts: { found: { items: [], total: 0 }, mapped: [], offset: 0 } },
    "&severity=low",
  );
  const of = (name: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(
      ({ textContent }) => textContent,
    );
  expect(of("Severity")).toEqual(["Any severity", "Low", "Medium", "High", "Critical"]);
  expect(of("Type")).toHaveLength(6);
  expect(screen.getByText("No alerts found")).toBeTruthy();
  const clear = screen.getByRole("link", { name: "Clear all" });
  expect(clear.getAttribute("href")).toBe("/community-tracking?tab=alerts");
});

test("the projects tab shows title, words, type, featured mark, participants, data, organizer and status", () => {
  answerCalls();
  const project: CitizenProject = {
    ...{ id: 3, title: "Ospreys", description: "Every platform.", projectType: "cleanup" },
    ...{ featured: true, participantCount: 34, dataCollected: 1238, organizer: "Creek Watch" },
    ...{ status: "planning", location: "Weems Creek", goalAmount: null, goalUnit: "checks" },
    ...{
      latitude: null,
      longitude: null,
      accuracyMeters: null,
      positionSource: null,
      isBlurred: false,
    },
    ...{ photo: null, isJoined: false, isDemo: false, createdAt: "2026-05-02T12:00:00.000Z" },
  };
  openTab("projects", { projects: { found: { items: [project], total: 1 }, offset: 0 } });
  const card = within(screen.getByRole("article"));
  for (const text of ["Ospreys", "Every platform.", "Cleanup", "Featured", "Planning"])
    expect(card.getByText(text)).toBeTruthy();
  const facts = card.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual(["Creek Watch", "Weems Creek", "34"]);
  expect(card.getByText("1,238").parentElement?.textContent).toBe("1,238 checks");
  expect(screen.getByLabelText("Type")).toBeTruthy();
  expect(screen.getByLabelText("Status")).toBeTruthy();
});

test("who is signed out is led to sign in to support, and back", async () => {
  answerCalls();
  openAlert();
  const link = await screen.findByRole("link", { name: /sign in first$/ });
  expect(link.getAttribute("href")).toBe("/login?next=%2Fcommunity-tracking%2Falerts%2F7");
});

test("a member supports an alert and takes it back", async () => {
  const { sent } = answerCalls({
    "POST /api/community/alerts/7/support": answer({ isSupported: true, communitySupport: 1235 }),
    "DELETE /api/community/alerts/7/support": answer({ isSupported: false, communitySupport: 1 }),
  });
  openAlert({}, MEMBER);
  await press(/^Support Alert/);
  expect(sent("POST /api/community/alerts/7/support")).toHaveLength(1);
  closePage();
  const second = answerCalls({
    "DELETE /api/community/alerts/7/support": answer({ isSupported: false, communitySupport: 1 }),
  });
  openAlert({ isSupported: true }, MEMBER);
  const button = screen.getByRole("button", { name: /^Supported/ });
  expect([button.getAttribute("aria-pressed"), button.textContent]).toEqual([
    ...["true", " Supported(1,234)for “Sheen at the dock”"],
  ]);
  await press(/^Supported/);
  expect(second.sent("DELETE /api/community/alerts/7/support")).toHaveLength(1);
});

test("a rough place says why it is rough, and has no pin", () => {
  answerCalls();
  const rough = { latitude: "35.3", longitude: "-75.1", uncertaintyMeters: 14312 };
  openAlert({ ...rough, isBlurred: true, location: "Waters off North Carolina" });
  expect(screen.getByText(/within 14,312 m\. Somewhere in this square/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: /^Chart/ })).toBeNull();
});

test("a mass mortality says whom to call; other alerts do not", () => {
  answerCalls();
  openAlert({ alertType: "mass_mortality" });
  expect(screen.getByText("(866) 755-6622")).toBeTruthy();
  closePage();
  answerCalls();
  openAlert();
  expect(screen.queryByText("(866) 755-6622")).toBeNull();
});

test("those who may verify and resolve it; the others see neither", async () => {
  const { sent } = answerCalls({
    "PUT /api/community/alerts/7/verification": answer(alert()),
    "PUT /api/community/alerts/7/status": answer(alert({ status: "resolved" })),
  });
  openAlert(
    { verifiedByExpert: false },
    { ...MEMBER, rights: { mayVerify: true, mayResolve: true } },
  );
  await press("Verify");
  await press("Mark as resolved");
  await told("The alert is resolved");
  expect(sent("PUT /api/community/alerts/7/verification")).toEqual([{ verified: true }]);
  expect(sent("PUT /api/community/alerts/7/status")).toEqual([{ status: "resolved" }]);
  closePage();
  answerCalls();
  openAlert({}, MEMBER);
  expect(screen.queryByRole("button", { name: /Verify|resolved|Delete/ })).toBeNull();
});

const TYPED = { Title: "Sheen", Location: "21403", Description: "A rainbow." };

test("an alert is created with what was typed, medium unless said, and leads to its page", async () => {
  const { sent } = answerCalls({ "POST /api/community/alerts": answer(alert(), { status: 201 }) });
  const { at } = openPage({ path: "/community-tracking/alerts/new", page: AlertNew });
  await fill(TYPED);
  await press("Create Alert");
  await told("Alert Created");
  expect(sent("POST /api/community/alerts")).toMatchObject([
    { title: "Sheen", location: "21403", severity: "medium", alertType: "species_decline" },
  ]);
  expect(at()).toBe("/community-tracking/alerts/7");
});

test("a refused or lost alert says so beside its fields and keeps what was typed", async () => {
  const calls = answerCalls({
    "POST /api/community/alerts": refuse(400, {
      message: "Please check the form.",
      fields: { title: "Please give the alert a title." },
    }),
  });
  openPage({ path: "/community-tracking/alerts/new", page: AlertNew });
  await fill({ ...TYPED, Title: "" });
  await press("Create Alert");
  await told("Alert Failed");
  expect(screen.getByText("Please give the alert a title.")).toBeTruthy();
  calls.answer({ "POST /api/community/alerts": loseConnection });
  await press("Create Alert");
  expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe("A rainbow.");
});

test("the form of an alert holds every type and severity, and the numbers to call", () => {
  answerCalls();
  openTab("submit", { submit: { projects: [], projectId: null, isSignedIn: false } });
  expect(screen.getByRole("button", { name: "Submit Report" })).toBeTruthy();
  const form = within(screen.getByRole("form", { name: "Conservation alert" }));
  const of = (name: string) =>
    [...form.getByLabelText<HTMLSelectElement>(name).options].map(({ textContent }) => textContent);
  expect(of("Alert type")).toEqual([
    ...["Species decline", "Habitat threat", "Pollution", "Unusual behavior", "Mass mortality"],
  ]);
  expect(form.getByLabelText<HTMLSelectElement>("Severity").value).toBe("medium");
  expect(form.getByText("(877) 942-5343")).toBeTruthy();
  expect(form.getByRole("button", { name: "Use my position" })).toBeTruthy();
  expect(form.getByRole("button", { name: "Pick on the chart" })).toBeTruthy();
});

test("alert mails are chosen and removed by whoever is signed in", async () => {
  const { sent } = answerCalls({
    "POST /api/community/alert-subscriptions": answer({}, { status: 201 }),
    "DELETE /api/community/alert-subscriptions/4": answer({ ok: true }),
  });
  const chosen = [{ id: 4, alertType: null, state: null, place: "21403", radiusMiles: 25 }];
  const path = "/community-tracking/alerts/mails";
  openPage({ path, page: AlertMails, data: { chosen }, ...MEMBER });
  await fill({ "Or around a place": "Norfolk, VA" });
  await press("Mail me these alerts");
  await told("You will be mailed about these alerts");
  expect(sent("POST /api/community/alert-subscriptions")).toMatchObject([
    { place: "Norfolk, VA", radiusMiles: "25", state: "" },
  ]);
  await press("Remove: All types within 25 miles of 21403");
  expect(sent("DELETE /api/community/alert-subscriptions/4")).toHaveLength(1);
  closePage();
  answerCalls();
  openPage({ path, page: AlertMails, data: null });
  expect(screen.getByText("Sign In Required")).toBeTruthy();
});
