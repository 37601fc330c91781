// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fieldOf, fill, hintOf, openPage, press } from "#tests/support/open-page.tsx";
import BusinessLogin from "./business-login.tsx";

afterEach(() => {
  vi.useRealTimers();
  closePage();
});

const open = () => openPage({ path: "/business-login", page: BusinessLogin });
const CREDENTIALS = { email: "nell@example.com", password: "a-quiet-mooring" };

test("the business login can show and hide the password", async () => {
  answerCalls();
  open();
  expect(fieldOf("E-mail")).toBeTruthy();
  await fill({ Password: "a-quiet-mooring" });
  expect(fieldOf("Password").type).toBe("password");
  await press("Show password");
  expect(fieldOf("Password").type).toBe("text");
  expect(fieldOf("Password").value).toBe("a-quiet-mooring");
  await press("Hide password");
  expect(fieldOf("Password").type).toBe("password");
});

test("the business login leads to the forgotten password, to adding a business and to support", () => {
  answerCalls();
  const { main } = open();
  const links = main
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Forgot password?", "/forgot-password"],
    ["Add Your Business", "/add-business"],
    ["Contact support", "/support"],
  ]);
});

test("a right password lands on the dashboard without delay", async () => {
  const user = currentUser({ accountType: "business_owner" });
  const { sent } = answerCalls({ "POST /api/login": answer({ user, needsPassword: false }) });
  const { at } = open();
  await fill({ "E-mail": CREDENTIALS.email, Password: CREDENTIALS.password });
  // The page's clock stands still: a delay that is built in would never end.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
  await press("Sign In");
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(at()).toBe("/user-dashboard");
  expect(sent("POST /api/login")).toEqual([CREDENTIALS]);
});

test("wrong credentials are told, and what was typed stays", async () => {
  const message = "Invalid credentials. Please try again.";
  answerCalls({ "POST /api/login": refuse(401, { message: "No.", code: "wrong_credentials" }) });
  const { at } = open();
  await fill({ "E-mail": CREDENTIALS.email, Password: "not-my-mooring" });
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(at()).toBe("/business-login");
  expect(fieldOf("E-mail").value).toBe(CREDENTIALS.email);
  expect(fieldOf("Password").value).toBe("not-my-mooring");
});

test("an empty business login sends nothing", async () => {
  const { sent } = answerCalls();
  open();
  await press("Sign In");
  expect(fieldOf("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(hintOf("Password")).toBe("Please enter your password.");
  expect(sent("POST /api/login")).toEqual([]);
});
