// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  type Answers,
  answer,
  answerCalls,
  answerList,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEvent } from "#tests/support/event-facts.ts";
import { holdUploads } from "#tests/support/held-uploads.ts";
import {
  closePage,
  fieldOf,
  fill,
  follow,
  hintOf,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { statsOf } from "#tests/support/reward-facts.ts";
import { until } from "#tests/support/until.ts";
import UserDashboard from "./user-dashboard.tsx";

afterEach(closePage);

const CHANGE = "PUT /api/user/password";
const NEW = "a-new-anchorage";

function open(viewer: ReturnType<typeof currentUser> | null, answers: Answers = {}) {
  const api = answerCalls({ "GET /api/user/businesses": answerList([]), ...answers });
  return { api, ...openPage({ path: "/user-dashboard", page: UserDashboard, viewer }) };
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a visitor is denied and led to the login page", () => {
  const { api, main } = open(null);
  expect(heading()).toBe("Access Denied");
  expect(main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  const shown = ["Access Denied", "Please sign in to see your dashboard.", "Sign In"];
  expect(screen.getByRole("main").textContent).toBe(shown.join(""));
  expect(api.calls.filter(({ path }) => path.startsWith("/api/user"))).toEqual([]);
});

test.each([
  ["reviewer", "Reviewer", "Business Owner"],
  ["business_owner", "Business Owner", "Reviewer"],
] as const)("a %s is greeted by first name with a badge", (accountType, badge, other) => {
  open(currentUser({ firstName: "Maren", accountType }));
  expect(heading()).toBe("Welcome, Maren");
  const header = within(document.querySelector("main header") as HTMLElement);
  expect(header.getByText(badge)).toBeTruthy();
  expect(header.queryByText(other)).toBeNull();
});

test("a refused card is told once, with where another one is given", async () => {
  const paths = ["/user-dashboard/business/7?tab=promotion", "/event-subscription"];
  open(currentUser(), {
    "GET /api/user/refused-cards": answer(paths.map((path) => ({ what: `Of ${path}`, path }))),
  });
  const notice = await screen.findByRole("note");
  expect(notice.textContent).toContain("Your card was refused");
  const links = within(notice).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
});

test("a registration says when its date does not take place, or is over", async () => {
  const registration = {
    ...{ status: "registered", attendeeCount: 2, placeInLine: null, confirmBy: null },
    link: "/event-registration?token=1.a",
  };
  const held = (facts: Parameters<typeof anEvent>[0]) => ({
    ...{ ...anEvent(facts), isShown: true, registration },
  });
  const past = "2026-01-01T12:00:00.000Z";
  open(currentUser(), {
    "GET /api/user/events": answer([
      held({ title: "On", dateId: 1 }),
      held({ title: "Off", dateId: 2, status: "cancelled" }),
      held({ title: "Over", dateId: 3, startDate: past }),
    ]),
  });
  await screen.findByRole("article", { name: "On" });
  const said = ["On", "Off", "Over"].map((name) => {
    const card = within(screen.getByRole("article", { name }));
    const badge = card.queryByText(/^(Registered|Cancelled|Event Completed)$/)?.textContent;
    return [badge, card.getAllByRole("link").at(-1)?.textContent];
  });
  expect(screen.getByRole("link", { name: "Off" }).getAttribute("href")).toBe("/events/7?date=2");
  expect(said).toEqual([
    ["Registered", "Ticket, change or cancel"],
    ["Cancelled", "See your registration"],
    ["Event Completed", "See your registration"],
  ]);
});

test("points and tier lead to the achievements; administrators have none", async () => {
  const STATS = "GET /api/users/u1/stats";
  open(currentUser(), { [STATS]: answer(statsOf({ totalPoints: 1480 })) });
  await screen.findByText("Bosun");
  const card = screen.getByRole("region", { name: "Your points" });
  expect(card.textContent).toContain("1,480 points, 20 more to First Mate");
  const link = within(card).getByRole("link", { name: "Achievements" });
  expect(link.getAttribute("href")).toBe("/achievements");
  closePage();
  open(currentUser({ isAdmin: true }));
  expect(screen.queryByRole("region", { name: "Your points" })).toBeNull();
});

test("Logout says so and leads to the home page; one that failed says that one is still signed in", async () => {
  const { api, at } = open(currentUser(), { "GET /api/logout": loseConnection });
  await follow("Logout");
  await told("Error", "You are still signed in.");
  expect(at()).toBe("/user-dashboard");
  // Before scripts are there, and without them, it is a plain link.
  const link = screen.getByRole("link", { name: "Logout" });
  expect(link.getAttribute("href")).toBe("/api/logout");
  const redirect = { type: "opaqueredirect", status: 0 } as Response;
  api.answer({ "GET /api/logout": () => redirect });
  await follow("Logout");
  await told("Logged out");
  expect(at()).toBe("/");
});

test("a new name is saved and greeted; without a first name it is not", async () => {
  const { api } = open(currentUser(), {
    "PUT /api/user/profile": ({ body }) => Response.json(currentUser(body as object)),
  });
  await fill({ "First name": "Øyvind", "Last name": "O'Brien-Łuczak" });
  await press("Save name");
  await told("Profile saved");
  expect(heading()).toBe("Welcome, Øyvind");
  await fill({ "First name": "" });
  await press("Save name");
  expect(hintOf("First name")).toBe("Please enter your first name.");
  expect(api.sent("PUT /api/user/profile")).toEqual([
    { firstName: "Øyvind", lastName: "O'Brien-Łuczak" },
  ]);
});

test("a picture that is too large, and a file that is none, are refused", async () => {
  const { main } = open(currentUser());
  const sending = holdUploads();
  const take = (size: number) => {
    const file = new File([new Uint8Array(size)], "me.png", { type: "image/png" });
    return act(async () => {
      fireEvent.change(screen.getByLabelText("Picture file"), { target: { files: [file] } });
    });
  };
  await take(5 * 2 ** 20 + 1);
  await told("File too large");
  expect(sending).toEqual([]);
  await take(13);
  const message = "This is not a picture that can be read.";
  await act(async () => sending[0]?.answer(400, { message }));
  expect((await main.findByText(message)).closest("[role=alert]")).not.toBeNull();
});

const session = (id: number, device: string, isCurrent: boolean) => ({
  ...{ id, device, isCurrent },
  ...{ createdAt: "2026-05-01T12:00:00.000Z", lastSeenAt: "2026-05-02T12:00:00.000Z" },
});

test.each([
  ["Sign out Firefox on iPad", "DELETE /api/user/sessions/2"],
  ["Sign out all other devices", "DELETE /api/user/sessions"],
])("signed-in devices are listed, and others are ended: %s", async (button, call) => {
  let sessions = [session(1, "Chrome on Linux", true), session(2, "Firefox on iPad", false)];
  open(currentUser(), {
    "GET /api/user/sessions": () => Response.json(sessions),
    [call]: () => {
      sessions = sessions.slice(0, 1);
      return Response.json({});
    },
  });
  await screen.findByText("Firefox on iPad");
  const rows = () => screen.getAllByText(/Last seen/).map((text) => text.closest("li"));
  expect(rows().map((row) => row?.textContent?.includes("This device"))).toEqual([true, false]);
  await press(button);
  await until(() => expect(rows()).toHaveLength(1));
});

test("the change-password dialog refuses different entries, five characters and a wrong current password", async () => {
  const wrong = { currentPassword: "That is not your current password." };
  const refused = refuse(400, { message: wrong.currentPassword, fields: wrong });
  const { api } = open(currentUser(), { [CHANGE]: refused });
  await press("Settings");
  const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
  const change = async (current: string, next: string, again = next) => {
    await fill({ "Current password": current, "New password": next });
    await fill({ "Confirm new password": again });
    await press("Change password", dialog);
  };
  await change("a-quiet-mooring", NEW, "a-new-anchor");
  expect(hintOf("Confirm new password")).toBe("New passwords don't match");
  await change("a-quiet-mooring", "tides");
  expect(hintOf("New password")).toContain("Password must be at least 6 characters long");
  expect(api.sent(CHANGE)).toEqual([]);
  await change("not-my-mooring", NEW);
  expect((await dialog.findByRole("alert")).textContent).toContain("Failed to update password");
  expect(hintOf("Current password")).toBe(wrong.currentPassword);
  expect(fieldOf("New password").value).toBe(NEW);
  api.answer({ [CHANGE]: answer({ user: currentUser() }) });
  await change("a-quiet-mooring", NEW);
  await told("Password updated successfully");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an account is deleted only after a question and with the password", async () => {
  const message = "That is not your password.";
  const { api, at } = open(currentUser(), { "DELETE /api/user": refuse(400, { message }) });
  const ask = async (yes: "Delete account" | "Cancel") => {
    await press("Delete my account");
    const question = await screen.findByRole("alertdialog", { name: "Delete your account?" });
    await press(yes, within(question));
  };
  await fill({ "Your password": "not-my-mooring" });
  await ask("Cancel");
  expect(api.sent("DELETE /api/user")).toEqual([]);
  await ask("Delete account");
  expect(hintOf("Your password")).toBe(message);
  expect(at()).toBe("/user-dashboard");
  api.answer({ "DELETE /api/user": answer({}) });
  await fill({ "Your password": "a-quiet-mooring" });
  await ask("Delete account");
  expect(at()).toBe("/");
  expect(api.sent("DELETE /api/user").at(-1)).toMatchObject({ password: "a-quiet-mooring" });
});
