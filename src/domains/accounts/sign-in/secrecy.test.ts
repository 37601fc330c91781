import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openBrowser, signUp } from "#tests/support/browser-like.ts";
import { codeIn, linkIn } from "#tests/support/memory-mailer.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const logged: string[] = [];
const landfall = await startTestLandfall({
  log: pino({ level: "trace" }, { write: (line: string) => void logged.push(line) }),
});
afterAll(() => landfall.stop());

const EMAIL = "secretive@example.com";
const FIRST = "first password of all";
const SECOND = "second password of all";
const THIRD = "third password of all";

/** Everything that a person does with an account; answers what was said and what must stay secret. */
async function liveALife() {
  const answers: unknown[] = [];
  const secrets: string[] = [FIRST, SECOND, THIRD, "a wrong password"];
  const { browser, user } = await signUp(landfall, EMAIL);
  answers.push(user);
  const keep = async (answer: Promise<{ body: unknown }>) => answers.push((await answer).body);

  secrets.push(browser.cookie.split("=")[1] ?? "");
  await keep(
    browser.post("/api/user/setup-password", { password: FIRST, accountType: "reviewer" }),
  );
  await keep(
    browser.put("/api/user/password", {
      currentPassword: FIRST,
      newPassword: SECOND,
      confirmPassword: SECOND,
    }),
  );
  await keep(browser.get("/api/auth/user"));
  await keep(browser.get("/api/user/data"));
  await keep(browser.get("/api/user/sessions"));

  const visitor = openBrowser(landfall);
  await keep(visitor.post("/api/login", { email: EMAIL, password: "a wrong password" }));
  await keep(visitor.post("/api/login", { email: EMAIL, password: SECOND }));
  await keep(visitor.post("/api/login", { email: EMAIL, sendCode: true }));
  const code = codeIn(await landfall.mailTo(EMAIL));
  await keep(visitor.post("/api/login", { email: EMAIL, code }));
  await visitor.post("/api/password/forgot", { email: EMAIL });
  const token = linkIn(await landfall.mailTo(EMAIL)).hash.slice(1);
  await keep(visitor.post("/api/password/reset", { token, password: THIRD }));
  await keep(visitor.get("/api/logout"));
  await landfall.jobsIdle();
  return { answers, secrets: [...secrets, code, token] };
}

/** As a word of its own: six digits may stand in any long number. */
const mentions = (text: string, secret: string) =>
  new RegExp(`(?<![\\w-])${secret.replaceAll(".", "[.]")}(?![\\w-])`).test(text);

const { answers, secrets } = await liveALife();

test("no answer of the API contains a password or a hash", () => {
  const text = JSON.stringify(answers);
  expect(answers.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => mentions(text, secret))).toEqual([]);
  expect(text).not.toMatch(/argon2|passwordHash|password_hash|codeHash|totpSecret/);
});

test("no line of the log contains a password, a code, a token, a cookie or an address", () => {
  const text = logged.join("");
  expect(logged.length).toBeGreaterThan(10);
  expect([...secrets, EMAIL].filter((secret) => mentions(text, secret))).toEqual([]);
  expect(text).not.toContain("198.18.");
});
