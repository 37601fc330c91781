// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  type Answers,
  answer,
  answerCalls,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  choose,
  closePage,
  fieldOf,
  fill,
  follow,
  hintOf,
  isChosen,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import Login from "./login.tsx";

afterEach(closePage);

const EMAIL = "nell@example.com";
const asked = answer({ next: "credentials" });
const signedIn = answer({ user: currentUser(), needsPassword: false });
const wrong = refuse(401, {
  message: "Invalid credentials. Please try again.",
  code: "wrong_credentials",
});

const open = (address = "/login", data: object = {}) =>
  openPage({
    path: "/login",
    page: Login,
    address,
    data: { mailFolder: null, step: null, next: null, ...data },
  });

/** At the step that asks for the password, or for the code. */
function openStep(at: "password" | "code", login: Answers[string], next: string | null = null) {
  const api = answerCalls({ "POST /api/login": login, "DELETE /api/login": answer({}) });
  const page = open("/login", { step: { at, email: EMAIL, mode: "sign-in" }, next });
  return { api, ...page };
}

const complaint = async () => (await screen.findByRole("alert")).textContent;
const typable = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>("main input:not([type=hidden], [type=radio])"),
  ].map(({ name }) => name);

test("the login page switches between signing in and signing up", async () => {
  answerCalls();
  const { main } = open();
  const heading = () => main.getByRole("heading", { level: 1 }).textContent;
  expect(heading()).toBe("Sign In");
  expect(typable()).toEqual(["email"]);
  await follow("Sign Up", main);
  expect(heading()).toBe("Sign Up");
  expect(typable()).toEqual(["email", "firstName"]);
  expect(["Reviewer", "Business Owner"].filter((name) => isChosen(name))).toEqual(["Reviewer"]);
  await follow("Sign In", main);
  expect(heading()).toBe("Sign In");
});

test("without an address or a first name the page sends nothing and says what is missing", async () => {
  const { sent } = answerCalls();
  const { main } = open();
  await press("Continue");
  expect(hintOf("E-mail")).toBe("Please enter a valid e-mail address.");
  expect(document.activeElement).toBe(fieldOf("E-mail"));
  await fill({ "E-mail": "not an address" });
  await press("Continue");
  expect(fieldOf("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(fieldOf("E-mail").value).toBe("not an address");
  await follow("Sign Up", main);
  await press("Sign Up");
  expect(hintOf("E-mail")).toBe("Please enter a valid e-mail address.");
  expect(hintOf("First name")).toBe("Please enter your first name.");
  expect(sent("POST /api/login")).toEqual([]);
});

test("an address leads to the password or to a mailed code, and a right password to the home page", async () => {
  const api = answerCalls({ "POST /api/login": asked });
  const { at, main } = open();
  await fill({ "E-mail": EMAIL });
  await press("Continue");
  expect(main.getByRole("button", { name: "E-mail me a code" })).toBeTruthy();
  api.answer({ "POST /api/login": signedIn });
  await fill({ Password: "a-quiet-mooring" });
  await press("Sign In");
  expect(at()).toBe("/");
  expect(api.sent("POST /api/login")).toEqual([
    { email: EMAIL },
    { email: EMAIL, password: "a-quiet-mooring" },
  ]);
});

test("signing in leads back to where one came from", async () => {
  const { at } = openStep("password", signedIn, "/categories");
  await fill({ Password: "a-quiet-mooring" });
  await press("Sign In");
  expect(at()).toBe("/categories");
});

test("a wrong password is refused, and what was typed stays", async () => {
  const { at, main } = openStep("password", wrong);
  await fill({ Password: "not-my-mooring" });
  await press("Sign In");
  expect(await complaint()).toBe("Invalid credentials. Please try again.");
  expect(fieldOf("Password").value).toBe("not-my-mooring");
  expect(main.getByText(EMAIL)).toBeTruthy();
  expect(at()).toBe("/login");
});

test("a wrong code says so and stays, and the right one signs in", async () => {
  const message = "That code is wrong. Please check it and try again.";
  const { api, at } = openStep("code", refuse(400, { message }));
  await fill({ Code: "000000" });
  await press("Continue");
  expect(await complaint()).toBe(message);
  expect(fieldOf("Code").value).toBe("000000");
  api.answer({ "POST /api/login": signedIn });
  await fill({ Code: "123456" });
  await press("Continue");
  expect(at()).toBe("/");
  expect(api.sent("POST /api/login").at(-1)).toEqual({ email: EMAIL, code: "123456" });
});

test("a newcomer who gave the code goes on to choose a password, with the way back", async () => {
  const fresh = answer({ user: currentUser({ hasPassword: false }), needsPassword: true });
  const { api, at, main } = openStep("code", asked, "/search?q=marina");
  expect(main.getByText(EMAIL)).toBeTruthy();
  await press("Send me a new code");
  await told("A new code is on its way");
  api.answer({ "POST /api/login": fresh });
  await fill({ Code: "123456" });
  await press("Continue");
  expect(at()).toBe(`/password-setup?next=${encodeURIComponent("/search?q=marina")}`);
});

test("another address can be used after a step too far", async () => {
  const { api } = openStep("password", asked);
  await press("Use another address");
  expect(fieldOf("E-mail").value).toBe(EMAIL);
  expect(document.activeElement).toBe(fieldOf("E-mail"));
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(api.sent("DELETE /api/login")).toHaveLength(1);
});

test("whoever signs up and goes back for another address finds every other word again", async () => {
  answerCalls({ "POST /api/login": answer({ next: "code" }), "DELETE /api/login": answer({}) });
  open("/login?mode=sign-up");
  await fill({ "E-mail": EMAIL, "First name": "Nell" });
  await choose("Business Owner");
  await press("Sign Up");
  await press("Use another address");
  expect(fieldOf("E-mail").value).toBe(EMAIL);
  expect(fieldOf("First name").value).toBe("Nell");
  expect(isChosen("Business Owner")).toBe(true);
});

test("without a connection signing in fails aloud and loses nothing", async () => {
  const { api, at } = openStep("password", loseConnection);
  await fill({ Password: "a-quiet-mooring" });
  await press("Sign In");
  expect(await complaint()).toBe("Failed to sign in");
  expect(fieldOf("Password").value).toBe("a-quiet-mooring");
  api.answer({ "POST /api/login": signedIn });
  await press("Sign In");
  expect(at()).toBe("/");
});

test("without a connection signing up fails aloud and loses nothing", async () => {
  answerCalls({ "POST /api/login": loseConnection });
  open("/login?mode=sign-up");
  await fill({ "E-mail": EMAIL, "First name": "Nell" });
  await choose("Business Owner");
  await press("Sign Up");
  expect(await complaint()).toBe("Failed to sign up");
  expect(fieldOf("E-mail").value).toBe(EMAIL);
  expect(fieldOf("First name").value).toBe("Nell");
  expect(isChosen("Business Owner")).toBe(true);
});
