import { afterAll, describe, expect, test } from "vitest";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { cameFrom } from "./came-from.server.ts";
import { FIRST_STEP, keepLoginStep, type LoginStep, readLoginStep } from "./login-step.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const logIn = (body: object) => landfall.request("POST", "/api/login", { body });
const contextOf = (cookie: string) =>
  ({
    services: landfall.services,
    request: new Request("http://localhost/login", { headers: { cookie } }),
    responseHeaders: new Headers(),
  }) as unknown as RequestContext;
const cookieOf = (response: { headers: Headers }) =>
  response.headers.getSetCookie().find((each) => each.startsWith("landfall-step=")) ?? "";
const stepAfter = async (body: object) =>
  readLoginStep(contextOf(cookieOf(await logIn(body)).split(";")[0] ?? ""));

describe("the step that waits", () => {
  test.each([
    ["the password", { email: "a@example.com" }, { at: "password", mode: "sign-in" }],
    ["a code", { email: "a@example.com", sendCode: true }, { at: "code", mode: "sign-in" }],
    [
      "the code of a sign-up",
      { email: "a@example.com", firstName: "Ada" },
      { at: "code", mode: "sign-up", signUp: { firstName: "Ada", accountType: "reviewer" } },
    ],
  ])("is %s, kept with its address", async (_what, body, step) => {
    expect(await stepAfter(body)).toMatchObject({ ...step, email: "a@example.com" });
  });

  test("is sealed in a short-lived cookie that no script reads", async () => {
    const cookie = cookieOf(await logIn({ email: "sealed@example.com", sendCode: true }));
    expect(cookie).toMatch(/^landfall-step=[\w-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toContain("sealed");
  });

  test("is none when the cookie is forged, cut or old", () => {
    const ctx = contextOf("");
    keepLoginStep(ctx, { ...FIRST_STEP, email: "a@example.com" });
    const [kept = ""] = (ctx.responseHeaders.getSetCookie()[0] ?? "").split(";");
    expect(readLoginStep(contextOf(kept))).toMatchObject({ email: "a@example.com" });
    expect(readLoginStep(contextOf(kept.slice(0, -3)))).toBeNull();
    expect(readLoginStep(contextOf("landfall-step=abc"))).toBeNull();
    const old = JSON.stringify({ step: FIRST_STEP satisfies LoginStep, until: Date.now() - 1 });
    const sealed = landfall.services.secrets.encrypt("login-step", old);
    expect(readLoginStep(contextOf(`landfall-step=${sealed}`))).toBeNull();
  });

  test("a new code of a sign-up makes the same account", async () => {
    const browser = openBrowser(landfall);
    const email = "again@example.com";
    await browser.post("/api/login", { email, firstName: "Ada", accountType: "business_owner" });
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    await browser.post("/api/login", { email, sendCode: true });
    const code = codeIn(await landfall.mailTo(email));
    expect(await browser.post("/api/login", { email, code })).toMatchObject({
      status: 200,
      body: { user: { firstName: "Ada", accountType: "business_owner" }, needsPassword: true },
    });
  });
});

test.each<[string, string, string | null, ReturnType<typeof cameFrom>]>([
  [
    "the page that linked",
    "/login",
    "http://localhost/business/7?tab=reviews",
    { next: "/business/7?tab=reviews" },
  ],
  ["the address", "/login?next=/saved", "http://localhost/search", { next: "/saved" }],
  [
    "an address elsewhere, which is dropped",
    "/login?next=//evil.example",
    null,
    { next: undefined },
  ],
  ["home", "/login", "http://localhost/", { next: undefined }],
  ["another site", "/login", "http://evil.example/business/7", null],
  ["a step of signing in", "/login?mode=sign-up", "http://localhost/login", null],
  ["nothing", "/login", null, null],
])("where somebody came from is told by %s", (_what, path, referer, expected) => {
  const headers = referer ? { referer } : undefined;
  expect(cameFrom(new Request(`http://localhost${path}`, { headers }))).toEqual(expected);
});
