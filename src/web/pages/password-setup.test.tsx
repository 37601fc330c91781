// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  choose,
  closePage,
  fieldOf,
  fill,
  isChosen,
  openPage,
  press,
} from "#tests/support/open-page.tsx";
import PasswordSetup from "./password-setup.tsx";
import ResetPassword from "./reset-password.tsx";

afterEach(closePage);

const SETUP = "POST /api/user/setup-password";
const newcomer = currentUser({ hasPassword: false });
const isSet = answer({ user: currentUser({ accountType: "business_owner" }) });

const open = (viewer = newcomer, address?: string) =>
  openPage({ path: "/password-setup", page: PasswordSetup, viewer, ...(address && { address }) });

async function setPassword(password: string, confirmation = password): Promise<void> {
  await fill({ Password: password, "Confirm password": confirmation });
  await press("Set password");
}

const complaint = async () => (await screen.findByRole("alert")).textContent;

test("setting up asks for account type, password and confirmation and leads to the dashboard", async () => {
  const { sent } = answerCalls({ [SETUP]: isSet });
  const { at } = open();
  expect(isChosen("Reviewer")).toBe(true);
  expect(
    screen.getByText("As you chose it when you signed up. You can still change it."),
  ).toBeTruthy();
  await choose("Business Owner");
  await setPassword("tides6");
  expect(at()).toBe("/user-dashboard");
  expect(sent(SETUP)).toEqual([{ password: "tides6", accountType: "business_owner" }]);
});

test("setting up leads back to where the sign-up began", async () => {
  answerCalls({ [SETUP]: isSet });
  const { at } = open(newcomer, "/password-setup?next=%2Fsearch%3Fq%3Dmarina");
  await setPassword("a-quiet-mooring");
  expect(at()).toBe("/search?q=marina");
});

test("two different entries, or five characters, are refused before anything is sent", async () => {
  const { sent } = answerCalls();
  open();
  await setPassword("a-quiet-mooring", "a-quiet-morning");
  expect(await complaint()).toContain("Password Mismatch");
  expect(await complaint()).toContain("Passwords do not match. Please try again.");
  expect(fieldOf("Confirm password").value).toBe("a-quiet-morning");
  await setPassword("tides");
  expect(await complaint()).toContain("Password Too Short");
  expect(await complaint()).toContain("Password must be at least 6 characters long.");
  expect(fieldOf("Password").value).toBe("tides");
  expect(sent(SETUP)).toEqual([]);
});

test("a refused password says Setup Failed with the server's reason", async () => {
  const message = "This is one of the most common passwords.";
  answerCalls({ [SETUP]: refuse(400, { message }) });
  open();
  await setPassword("password");
  expect(await complaint()).toContain("Setup Failed");
  expect(await complaint()).toContain(message);
  expect(fieldOf("Password").value).toBe("password");
});

test("a setup that got no answer says so and can be tried again", async () => {
  const api = answerCalls({ [SETUP]: loseConnection });
  const { at } = open();
  await setPassword("a-quiet-mooring");
  expect(await complaint()).toContain("Setup Failed");
  expect(await complaint()).toContain("Failed to set up password");
  api.answer({ [SETUP]: isSet });
  await press("Set password");
  expect(at()).toBe("/user-dashboard");
});

test.each([
  ["a visitor", null, "Sign In", "/login"],
  ["someone who has a password", currentUser(), "Go to the dashboard", "/user-dashboard"],
])("a password is not set up by %s", (_who, viewer, name, href) => {
  answerCalls();
  openPage({ path: "/password-setup", page: PasswordSetup, viewer });
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("a new password needs a whole link", () => {
  answerCalls();
  openPage({ path: "/reset-password", page: ResetPassword });
  expect(screen.getByRole("note").textContent).toContain("This link is not complete");
  const link = screen.getByRole("link", { name: "ask for a new one" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
});
