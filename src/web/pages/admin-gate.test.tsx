// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { openGate } from "#tests/support/open-admin.tsx";
import { closePage, fieldOf, fill, press } from "#tests/support/open-page.tsx";

afterEach(closePage);

const REFUSED = "Invalid credentials or admin access not configured.";
const NEW = "gulls over the breakwater";
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const complaint = async () => (await screen.findByRole("alert")).textContent;
const seesTheArea = () => screen.queryByText("Failed jobs") !== null;

test("a visitor sees a login form and nothing of the admin area", () => {
  const { api } = openGate({}, null);
  expect(heading()).toBe("Admin Access");
  expect(fieldOf("E-mail")).toBeTruthy();
  expect(fieldOf("Password")).toBeTruthy();
  expect(seesTheArea()).toBe(false);
  expect(screen.queryByText(/Two-factor/)).toBeNull();
  expect(api.calls.filter(({ path }) => path.startsWith("/api/admin"))).toEqual([]);
});

test("refused credentials show the alert, and what was typed stays", async () => {
  const wrong = refuse(401, { message: "No.", code: "wrong_credentials" });
  openGate({ "POST /api/login": wrong }, null);
  await fill({ "E-mail": "nobody@example.com", Password: "not-the-password" });
  await press("Sign In");
  expect(await complaint()).toBe(REFUSED);
  expect(fieldOf("E-mail").value).toBe("nobody@example.com");
  expect(fieldOf("Password").value).toBe("not-the-password");
});

test("someone who is no administrator is refused and sees nothing of the area", async () => {
  openGate({}, currentUser());
  expect(await complaint()).toBe(REFUSED);
  expect(seesTheArea()).toBe(false);
});

test("nor does signing in as no administrator open the area", async () => {
  const signedIn = answer({ user: currentUser(), needsPassword: false });
  openGate({ "POST /api/login": signedIn }, null);
  await fill({ "E-mail": "nell@example.com", Password: "a-quiet-mooring" });
  await press("Sign In");
  expect(await complaint()).toBe(REFUSED);
  expect(seesTheArea()).toBe(false);
});

test("a temporary password must be changed before anything else opens", async () => {
  const admin = currentUser({ isAdmin: true, mustChangePassword: true });
  const CHANGE = "PUT /api/user/password";
  const message = "Password must be at least 12 characters long";
  const refused = refuse(400, { message, fields: { newPassword: message } });
  const { api } = openGate({ [CHANGE]: refused }, admin);
  expect(heading()).toBe("Choose your own password");
  expect(seesTheArea()).toBe(false);
  expect(api.calls.filter(({ path }) => path.startsWith("/api/admin"))).toEqual([]);
  await fill({ "Current password": "temporary", "New password": "eleven-char" });
  await fill({ "Confirm new password": "eleven-char" });
  await press("Change password");
  expect(await complaint()).toContain("at least 12 characters");
  api.answer({ [CHANGE]: answer({ user: { ...admin, mustChangePassword: false } }) });
  await fill({ "New password": NEW, "Confirm new password": NEW });
  await press("Change password");
  await screen.findByText("Failed jobs");
  expect(heading()).toBe("Administration");
});
