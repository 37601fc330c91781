import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#src/db/schema/accounts.server.ts";
import { subscribe } from "#src/platform/jobs/handle-job.server.ts";
import { openBrowser, signUp } from "#tests/support/browser-like.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { buildPerson } from "#tests/support/people.ts";
import { visibleBytes } from "#tests/support/same-bytes.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { CurrentUser } from "../person/contract.ts";
import { createAccount } from "../person/create-account.server.ts";
import { AccountCreated } from "../person/events.ts";

const created: { userId: string; email: string }[] = [];
const landfall = await startTestLandfall({
  subscriptions: [
    subscribe(AccountCreated, "note-account-created", async (_services, event) => {
      created.push(event);
    }),
  ],
});
afterAll(() => landfall.stop());

const known = await buildPerson(landfall, { firstName: "Nell" });
const logIn = (body: object) => landfall.request("POST", "/api/login", { body });

let newcomers = 0;
const nextNewcomer = () => `newcomer-${++newcomers}@example.com`;

async function findAccount(email: string) {
  const [account] = await landfall.db.select().from(users).where(eq(users.email, email));
  return account;
}

beforeEach(async () => {
  await landfall.jobsIdle();
  landfall.mails.length = 0;
  created.length = 0;
});

describe("signing up", () => {
  test("answers {next: code}, opens no session and mails a six-digit code", async () => {
    const email = nextNewcomer();
    const before = await landfall.db.$count(sessions);
    const answer = await logIn({ email, firstName: "Ada" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ next: "code" });
    expect(answer.headers.getSetCookie().join()).not.toContain("landfall-session");
    expect(await landfall.mailTo(email)).toMatchObject({
      subject: expect.stringMatching(/^Your Landfall code: \d{6}$/),
      text: expect.stringMatching(/Hello,[\s\S]*finish signing up[\s\S]*^\d{6}$/m),
    });
    expect(await landfall.db.$count(sessions)).toBe(before);
  });

  test("makes no account before its code was used", async () => {
    const email = nextNewcomer();
    await logIn({ email, firstName: "Ada" });
    await landfall.jobsIdle();
    expect(await findAccount(email)).toBeUndefined();
    expect((await logIn({ email, code: "000000" })).status).toBe(401);
    expect(await findAccount(email)).toBeUndefined();
  });

  test("with the code makes the account, opens a session and answers {user, needsPassword: true}", async () => {
    const email = nextNewcomer();
    const browser = openBrowser(landfall);
    await browser.post("/api/login", { email, firstName: "Ada", accountType: "business_owner" });
    const code = codeIn(await landfall.mailTo(email));
    const answer = await browser.post("/api/login", { email, code });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: { email, firstName: "Ada", accountType: "business_owner" },
        needsPassword: true,
      },
    });
    expect(await findAccount(email)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    expect(await browser.get("/api/auth/user")).toMatchObject({ status: 200, body: { email } });
  });

  test("makes a reviewer unless business_owner was chosen", async () => {
    const { user } = await signUp(landfall, nextNewcomer());
    expect(user.accountType).toBe("reviewer");
    const owner = await signUp(landfall, nextNewcomer(), { accountType: "business_owner" });
    expect(owner.user.accountType).toBe("business_owner");
    const answer = await logIn({ email: nextNewcomer(), firstName: "Ada", accountType: "admin" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { accountType: expect.any(String) } });
  });

  test("gives nobody rights that were asked for in the form", async () => {
    const email = nextNewcomer();
    const wishes = { id: "me", isAdmin: true, isExpert: true, passwordHash: "x", isDemo: true };
    await logIn({ email, firstName: "Ada", ...wishes });
    const code = codeIn(await landfall.mailTo(email));
    const answer = await logIn({ email, code, ...wishes });
    expect(await answer.json()).toMatchObject({ user: { isAdmin: false, isExpert: false } });
    expect(await findAccount(email)).toMatchObject({
      id: expect.not.stringMatching(/^me$/),
      isAdmin: false,
      isDemo: false,
      passwordHash: null,
    });
  });

  test.each([
    ["", "Please enter your first name."],
    ["   ", "Please enter your first name."],
    ["x".repeat(81), "At most 80 characters."],
    ["<b>Ada</b>", "angle brackets"],
    ["Ada\nBcc: all", "control characters"],
    ["Ada \ud800", "characters that are not text"],
  ])("refuses the first name %j with a message for the field", async (firstName, message) => {
    const answer = await logIn({ email: nextNewcomer(), firstName });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { firstName: expect.stringContaining(message) },
    });
  });
});

test("a sign-up under way is not ended by someone who asks for a sign-in code", async () => {
  const email = nextNewcomer();
  const browser = openBrowser(landfall);
  await browser.post("/api/login", { email, firstName: "Ada" });
  const code = codeIn(await landfall.mailTo(email));
  await logIn({ email, sendCode: true });
  await landfall.jobsIdle();
  expect(landfall.mails).toHaveLength(1);
  expect(await browser.post("/api/login", { email, code })).toMatchObject({ status: 200 });
});

describe("signing up with a known address", () => {
  test("answers the same bytes as with an unknown one", async () => {
    const answer = await logIn({ email: known.email, firstName: "Ada" });
    const other = await logIn({ email: nextNewcomer(), firstName: "Ada" });
    expect(await visibleBytes(answer)).toBe(await visibleBytes(other));
  });

  test("mails that the account exists, and the code signs in and changes nothing", async () => {
    await logIn({ email: known.email, firstName: "Mallory", accountType: "business_owner" });
    const mail = await landfall.mailTo(known.email);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("It already has an account");
    expect(mail.text).toContain("Hello Nell,");
    expect(mail.text).not.toContain("Mallory");
    const answer = await logIn({ email: known.email, code: codeIn(mail) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      user: { id: known.id, firstName: "Nell", accountType: "reviewer" },
      needsPassword: false,
    });
    expect(created).toEqual([]);
  });
});

test("the user on the wire has the fields of the spec, and times in UTC", async () => {
  const { user } = await signUp(landfall, nextNewcomer());
  expect(CurrentUser.strict().parse(user)).toMatchObject({
    id: expect.any(String),
    firstName: "Marina",
    lastName: null,
    email: expect.any(String),
    accountType: "reviewer",
    organizerSubscriptionStatus: "inactive",
    emailVerifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isAdmin: false,
    profileImageUrl: null,
  });
});

describe("the event account-created", () => {
  test("is published once, with the verified address", async () => {
    const email = nextNewcomer();
    const { user } = await signUp(landfall, email);
    await landfall.jobsIdle();
    expect(created).toEqual([{ userId: user.id, email }]);
  });

  test("is not published by a sign-up that is rolled back, whose code stays good", async () => {
    const email = nextNewcomer();
    await logIn({ email, firstName: "Ada" });
    const code = codeIn(await landfall.mailTo(email));
    await landfall.db.execute(
      sql`alter table sessions add constraint closed check (false) not valid`,
    );
    expect((await logIn({ email, code })).status).toBe(500);
    await landfall.db.execute(sql`alter table sessions drop constraint closed`);
    await landfall.jobsIdle();
    expect(await findAccount(email)).toBeUndefined();
    expect(created).toEqual([]);

    expect((await logIn({ email, code })).status).toBe(200);
    await landfall.jobsIdle();
    expect(created).toMatchObject([{ email }]);
  });

  test("belongs to the transaction that makes the account", async () => {
    const email = nextNewcomer();
    const signUpFacts = { firstName: "Ada", accountType: "reviewer" } as const;
    const undone = landfall.db.transaction(async (tx) => {
      await createAccount(tx, landfall.services, email, signUpFacts);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await landfall.jobsIdle();
    expect(created).toEqual([]);
  });
});
