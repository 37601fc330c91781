import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildProject, buildRequest } from "#src/db/build/research.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { forgetResearcher } from "./forget-person.server.ts";
import { joinProjects } from "./join-projects.server.ts";
import type { CollaborationReceipt } from "./request-contract.ts";
import { leadToken } from "./research-tokens.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const COLLABORATE = "/api/research/collaborate";
const asking = (projectId: number, changes: object = {}) => ({
  ...{ projectId, expertise: "Seagrass", contribution: "A kayak", availability: "part_time" },
  ...{ message: "I paddle there each week.", name: "Dara Quist", email: "dara@mail.example" },
  ...changes,
});

async function ask(projectId: number, browser = openBrowser(landfall), changes: object = {}) {
  const answer = await browser.post(COLLABORATE, asking(projectId, changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as CollaborationReceipt;
}

async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}

const countOf = async (id: number): Promise<number> => {
  const { body } = await openBrowser(landfall).get(`/api/research/projects/${id}`);
  return (body as { collaborators: number }).collaborators;
};
const requestsOf = (projectId: number) =>
  db.select().from(collaborationRequests).where(eq(collaborationRequests.projectId, projectId));
const mailsTo = async (address: string) => {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
};
const tokenIn = (link: string): string => new URL(link, "http://x").searchParams.get("token") ?? "";
const decide = (browser: BrowserLike, requestId: number, more: object = {}) =>
  browser.post("/api/research/answers", { requestId, decision: "accepted", ...more });

describe("asking to collaborate", () => {
  test("stores the request and mails it to the confirmed contact address, word for word", async () => {
    const project = await buildProject(db, { contactEmail: "words@station.example" });
    expect(await ask(project.id)).toMatchObject({ success: true, status: "pending" });
    expect(await requestsOf(project.id)).toMatchObject([
      { name: "Dara Quist", email: "dara@mail.example", availability: "part_time" },
    ]);
    const [mail] = await mailsTo("words@station.example");
    expect(mail?.subject).toBe(`Collaboration request: ${project.title}`);
    for (const word of ["Dara Quist", "dara@mail.example", "Seagrass", "A kayak", "Part time"])
      expect(mail?.text).toContain(word);
    expect(mail?.text).toContain("I paddle there each week.");
  });

  test.each(["expertise", "contribution", "message", "availability"])(
    "without %s it is refused",
    async (field) => {
      const { id } = await buildProject(db);
      const sent = asking(id, { [field]: undefined });
      const answer = await openBrowser(landfall).post(COLLABORATE, sent);
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
      expect(await requestsOf(id)).toEqual([]);
    },
  );

  test("availability is one of four; anything else is refused", async () => {
    const { id } = await buildProject(db);
    for (const availability of ["part_time", "full_time", "consulting", "volunteer"])
      await ask(id, openBrowser(landfall), { availability });
    const answer = await openBrowser(landfall).post(
      COLLABORATE,
      asking(id, { availability: "now" }),
    );
    expect(answer.status).toBe(400);
  });

  test("needs no name and address of whoever is signed in", async () => {
    const { user, browser } = await person();
    const { id } = await buildProject(db);
    await ask(id, browser, { name: undefined, email: undefined });
    expect(await requestsOf(id)).toMatchObject([{ userId: user.id, email: user.email }]);
  });

  test("an unknown project is 404, a completed one refuses", async () => {
    const { id } = await buildProject(db, { status: "completed" });
    const browser = openBrowser(landfall);
    expect((await browser.post(COLLABORATE, asking(999_999))).status).toBe(404);
    expect(await browser.post(COLLABORATE, asking(id))).toMatchObject({
      status: 409,
      body: { code: "completed" },
    });
    expect(await requestsOf(id)).toEqual([]);
  });

  test("twenty times at once is one request and one mail", async () => {
    const project = await buildProject(db, { contactEmail: "once@station.example" });
    for (const browser of [openBrowser(landfall), (await person()).browser]) {
      const before = (await requestsOf(project.id)).length;
      const receipts = await Promise.all(
        Array.from({ length: 20 }, () => browser.post(COLLABORATE, asking(project.id))),
      );
      expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(receipts.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
      expect(await requestsOf(project.id)).toHaveLength(before + 1);
    }
    expect(await mailsTo("once@station.example")).toHaveLength(2);
  });

  test("other words while the first wait are refused; a stranger elsewhere is another asker", async () => {
    const { id } = await buildProject(db);
    const browser = openBrowser(landfall);
    await ask(id, browser);
    expect(await browser.post(COLLABORATE, asking(id, { message: "Anew" }))).toMatchObject({
      status: 409,
      body: { code: "already_asked" },
    });
    const first = await requestsOf(id);
    const other = await ask(id, openBrowser(landfall));
    expect(other.id).not.toBe(first[0]?.id);
  });
});

describe("the lead of a project", () => {
  test("does not collaborate with themself, by account or by the confirmed address", async () => {
    const { user, browser } = await person();
    const lead = { contactEmail: user.email, userId: user.id };
    const { id } = await buildProject(db, lead);
    const refused = { status: 409, body: { code: "own" } };
    expect(await browser.post(COLLABORATE, asking(id))).toMatchObject(refused);
    expect(
      await openBrowser(landfall).post(COLLABORATE, asking(id, { email: user.email })),
    ).toMatchObject(refused);
    const { id: later } = await buildProject(db, { ...lead, userId: null });
    const before = await buildRequest(db, later, { email: user.email });
    await db.update(researchProjects).set(lead).where(eq(researchProjects.id, later));
    expect(await decide(browser, before.id)).toMatchObject(refused);
    await db
      .update(collaborationRequests)
      .set({ status: "accepted" })
      .where(eq(collaborationRequests.id, before.id));
    await buildRequest(db, later, { status: "accepted" });
    expect(await countOf(later)).toBe(1);
  });

  test("nobody learns by asking which address is not confirmed", async () => {
    const { id } = await buildProject(db, {
      ...{ contactEmail: "guess@station.example", contactConfirmedAt: null },
    });
    await ask(id, openBrowser(landfall), { email: "guess@station.example" });
  });

  test("sees which addresses are only typed", async () => {
    const { user, browser: creator } = await person();
    const { id } = await buildProject(db, { userId: user.id, contactEmail: user.email });
    const { user: member, browser } = await person();
    await ask(id, browser, { name: undefined, email: undefined });
    await ask(id, (await person()).browser, { email: "somebody@mail.example" });
    await ask(id, openBrowser(landfall), { email: "late@mail.example" });
    const late = await buildPerson(landfall, { email: "late@mail.example" });
    await joinProjects(services, { userId: late.id, email: "late@mail.example" });
    const { body } = await creator.get(`/api/research/projects/${id}/requests`);
    const confirmed = (body as { email: string; isEmailConfirmed: boolean }[]).map(
      ({ email, isEmailConfirmed }) => [email, isEmailConfirmed],
    );
    expect(Object.fromEntries(confirmed)).toEqual({
      [member.email]: true,
      "somebody@mail.example": false,
      "late@mail.example": false,
    });
    const told = (await mailsTo(user.email)).map(({ text }) => text.includes("not confirmed"));
    expect(told.toSorted()).toEqual([false, true, true]);
  });
});

describe("answering a request", () => {
  test("is for creator and administrators, and collaborators counts what is accepted", async () => {
    const { user, browser: creator } = await person();
    const { browser: other } = await person();
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const project = await buildProject(db, { userId: user.id });
    const [one, two] = [await buildRequest(db, project.id), await buildRequest(db, project.id)];
    expect((await decide(openBrowser(landfall), one.id)).status).toBe(401);
    expect((await decide(other, one.id)).status).toBe(403);
    expect((await decide(creator, 999_999)).status).toBe(404);
    expect(await countOf(project.id)).toBe(0);
    expect((await decide(creator, one.id)).status).toBe(200);
    expect((await decide(creator, one.id)).status).toBe(200);
    expect(await countOf(project.id)).toBe(1);
    expect((await decide(admin, two.id)).status).toBe(200);
    expect(await countOf(project.id)).toBe(2);
    expect((await decide(creator, one.id, { decision: "declined" })).status).toBe(200);
    expect(await countOf(project.id)).toBe(1);
    const logged = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(project.id)));
    expect(logged.map(({ action }) => action)).toEqual(["research.accepted"]);
  });

  test("the list of requests is for creator and administrators alone, the waiting first", async () => {
    const { user, browser: creator } = await person();
    const { id } = await buildProject(db, { userId: user.id });
    const waiting = await buildRequest(db, id);
    const done = await buildRequest(db, id, { status: "declined" });
    const path = `/api/research/projects/${id}/requests`;
    expect((await openBrowser(landfall).get(path)).status).toBe(401);
    expect((await (await person()).browser.get(path)).status).toBe(403);
    expect((await creator.get(path)).body).toMatchObject([
      { id: waiting.id, email: waiting.email },
      { id: done.id },
    ]);
  });

  test("with a note is mailed to whoever asked with an account, and shown behind their link", async () => {
    const { user: lead, browser: creator } = await person();
    const { user, browser } = await person();
    const project = await buildProject(db, { userId: lead.id });
    const { id } = await ask(project.id, browser, { name: undefined, email: undefined });
    await decide(creator, id, { note: "Welcome aboard." });
    await decide(creator, id, { note: "Welcome aboard." });
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("Your request to collaborate was accepted");
    expect(mails[0]?.text).toContain("Welcome aboard.");
    expect(mails[0]?.text).toContain(project.title);
  });
});

describe("withdrawing a request", () => {
  test("is done with its link, lowers the count, and ends what can be answered", async () => {
    const { user, browser: creator } = await person();
    const project = await buildProject(db, { userId: user.id });
    const asker = openBrowser(landfall);
    const { id, link } = await ask(project.id, asker);
    await decide(creator, id);
    expect(await countOf(project.id)).toBe(1);
    const withdraw = (token: string) =>
      openBrowser(landfall).post("/api/research/withdrawal", { token });
    expect((await withdraw(`${id}.forged`)).status).toBe(404);
    expect((await withdraw(tokenIn(link))).status).toBe(200);
    expect((await withdraw(tokenIn(link))).status).toBe(200);
    expect(await countOf(project.id)).toBe(0);
    expect((await decide(creator, id)).status).toBe(409);
    expect((await ask(project.id, asker)).id).not.toBe(id);
    const told = (await mailsTo(project.contactEmail ?? "")).filter(({ subject }) =>
      subject.includes("withdrawn"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Dara Quist");
    expect(told[0]?.text).toContain(project.title);
  });
});

describe("the mailed link of a lead without an account", () => {
  const LOONS = { title: "Loons", description: "x", leadResearcher: "Bram", institution: "Pier" };
  const submitted = async (contactEmail: string) => {
    const answer = await openBrowser(landfall).post("/api/research/projects", {
      ...LOONS,
      contactEmail,
    });
    const { id } = answer.body as { id: number };
    const [mail] = await mailsTo(contactEmail);
    const link = /http\S+research-contact\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    return { id, token: tokenIn(link) };
  };
  const contact = (token: string, decision: string) =>
    openBrowser(landfall).post("/api/research/contact", { token, decision });

  test("answers requests once the address is confirmed, not before", async () => {
    const { id, token } = await submitted("bram@pier.example");
    const request = await ask(id);
    const [, bare] = await mailsTo("bram@pier.example");
    expect(bare?.subject).toBe("A collaboration request");
    expect(bare?.text).not.toContain("Dara");
    expect((await decide(openBrowser(landfall), request.id, { token })).status).toBe(403);
    expect((await contact(`${id}.forged`, "confirm")).status).toBe(404);
    expect((await contact(token, "confirm")).status).toBe(200);
    expect((await decide(openBrowser(landfall), request.id, { token })).status).toBe(200);
    expect(await countOf(id)).toBe(1);
    await ask(id, openBrowser(landfall), { name: "Emil Rowan" });
    expect((await mailsTo("bram@pier.example")).at(-1)?.text).toContain("Emil Rowan");
  });

  test("opens no other project, and none whose address has changed", async () => {
    const { id, token } = await submitted("old@pier.example");
    await contact(token, "confirm");
    const other = await buildProject(db);
    const foreign = await buildRequest(db, other.id);
    expect((await decide(openBrowser(landfall), foreign.id, { token })).status).toBe(404);
    const own = await buildRequest(db, id);
    await db
      .update(researchProjects)
      .set({ contactEmail: "new@pier.example" })
      .where(eq(researchProjects.id, id));
    expect((await decide(openBrowser(landfall), own.id, { token })).status).toBe(404);
  });

  test("gives a confirmed project to the account of its address, made before or after", async () => {
    const { user, browser } = await person();
    const early = await submitted(user.email);
    await contact(early.token, "confirm");
    const patched = await browser.patch(`/api/research/projects/${early.id}`, { status: "active" });
    expect(patched.status).toBe(200);

    const later = "later@pier.example";
    const [confirmed, unconfirmed] = [await submitted(later), await submitted(later)];
    await contact(confirmed.token, "confirm");
    const account = await buildPerson(landfall, { email: later });
    await joinProjects(services, { userId: account.id, email: later });
    const ownerOf = async (id: number) =>
      (await db.select().from(researchProjects).where(eq(researchProjects.id, id)))[0]?.userId;
    expect([await ownerOf(confirmed.id), await ownerOf(unconfirmed.id)]).toEqual([
      account.id,
      null,
    ]);
  });

  test("gives the project that an account typed to its reader, and leaves that account its standing", async () => {
    const { user: typer, browser: typing } = await person();
    const { user: lead, browser: leading } = await person();
    const contactEmail = lead.email;
    const made = await typing.post("/api/research/projects", { ...LOONS, contactEmail });
    const { id } = made.body as { id: number };
    const path = `/api/research/projects/${id}`;
    const request = await ask(id);
    expect((await leading.patch(path, { title: "Mine" })).status).toBe(403);
    await contact(leadToken(services, { id, contactEmail }), "confirm");
    expect((await leading.patch(path, { title: "Loons in winter" })).status).toBe(200);
    expect((await decide(leading, request.id)).status).toBe(200);
    expect(await typing.patch(path, { title: "Buy now" })).toMatchObject({
      status: 403,
      body: { code: "lead_only" },
    });
    expect((await typing.patch(path, { status: "active", fundingStatus: "funded" })).status).toBe(
      200,
    );
    expect((await typing.delete(path)).status).toBe(403);
    expect((await decide(typing, request.id)).status).toBe(403);
    expect((await typing.get(`${path}/requests`)).status).toBe(403);
    const left = { viewer: { ...typer, isExpert: false }, services } as unknown as Departure;
    await db.transaction((tx) => forgetResearcher(tx, left));
    expect((await leading.get(path)).body).toMatchObject({
      ...{ title: "Loons in winter", status: "active", contactEmail },
    });
  });

  test("that says no is not mailed again for the project, nor for who gave the address", async () => {
    const { user, browser } = await person();
    const contactEmail = "left-alone@pier.example";
    const send = (title: string) =>
      browser.post("/api/research/projects", { ...LOONS, title, contactEmail });
    const [one, two] = [await send("One"), await send("Two")].map(
      ({ body }) => (body as { id: number }).id,
    );
    const before = (await mailsTo(contactEmail)).length;
    const token = leadToken(services, { id: one ?? 0, contactEmail });
    await contact(token, "confirm");
    expect((await contact(token, "disown")).status).toBe(200);
    const [row] = await db
      .select()
      .from(researchProjects)
      .where(eq(researchProjects.id, one ?? 0));
    expect(row).toMatchObject({ userId: user.id, contactEmail: null, contactConfirmedAt: null });
    const refused = { status: 400, body: { fields: { contactEmail: expect.any(String) } } };
    expect(await send("Three")).toMatchObject(refused);
    expect(await browser.patch(`/api/research/projects/${one}`, { contactEmail })).toMatchObject(
      refused,
    );
    await ask(two ?? 0);
    expect(await mailsTo(contactEmail)).toHaveLength(before);
    await openBrowser(landfall).post("/api/research/projects", { ...LOONS, contactEmail });
    expect(await mailsTo(contactEmail)).toHaveLength(before + 1);
  });

  test("takes a project off that its reader knows nothing of; one of an account loses the address", async () => {
    const { id, token } = await submitted("victim@pier.example");
    expect((await contact(token, "disown")).status).toBe(200);
    expect((await openBrowser(landfall).get(`/api/research/projects/${id}`)).status).toBe(404);

    const { user } = await person();
    const owned = await buildProject(db, { userId: user.id, contactConfirmedAt: null });
    await contact(leadToken(services, owned), "disown");
    await ask(owned.id);
    expect(await mailsTo(owned.contactEmail ?? "")).toEqual([]);
    expect((await mailsTo(user.email)).at(-1)?.text).toContain("Dara Quist");
  });
});
