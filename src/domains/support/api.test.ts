import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { linkIn } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db, mails } = landfall;
afterAll(() => landfall.stop());

const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));
let number = 0;
const question = () => ({
  name: "Nora Quay",
  email: `nora${++number}@example.com`,
  category: "listing",
  subject: "My marina moved",
  message: "We are two berths further east now.\n\nCan you mend the pin?",
});
const tokenOf = (link: URL) => link.hash.slice(1);

describe("a message to support", () => {
  test("is stored, confirmed to its sender and mailed to the operator", async () => {
    const asked = question();
    const { status, body } = await openBrowser(landfall).post("/api/support", asked);
    expect(status).toBe(201);
    const { id } = body as { id: number };
    const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
    const { message, ...rest } = asked;
    expect(thread).toMatchObject({ ...rest, status: "open" });
    const [stored] = await db.select().from(supportMessages);
    expect(stored?.body).toBe(message);
    const receipt = await landfall.mailTo(asked.email);
    expect(receipt.text).toContain("within 24 hours");
    const notice = await landfall.mailTo("help@landfall.example");
    expect(notice.text).toContain("two berths further east");
  });

  test("appears in the inbox of administrators, and nobody else may look", async () => {
    const asked = question();
    const { body } = await openBrowser(landfall).post("/api/support", asked);
    const { id } = body as { id: number };
    const inbox = await admin.get(`/api/admin/support?q=${asked.email}`);
    expect(inbox.headers.get("x-total-count")).toBe("1");
    expect(inbox.body).toMatchObject([{ id, subject: asked.subject, status: "open" }]);
    const detail = await admin.get(`/api/admin/support/${id}`);
    expect(detail.body).toMatchObject({ messages: [{ body: asked.message, isFromStaff: false }] });
    const person = await browserOf(landfall, await buildPerson(landfall));
    for (const path of ["/api/admin/support", `/api/admin/support/${id}`]) {
      expect((await openBrowser(landfall).get(path)).status).toBe(401);
      expect((await person.get(path)).status).toBe(403);
    }
  });

  test.each([
    ["name", { name: " " }],
    ["email", { email: "nora at home" }],
    ["category", { category: "gossip" }],
    ["subject", { subject: "" }],
    ["message", { message: "x".repeat(5001) }],
    ["message", { message: "a\0b" }],
  ])("with a bad %s is refused by that field and stores nothing", async (field, bad) => {
    const before = await db.$count(supportThreads);
    const answer = await openBrowser(landfall).post("/api/support", { ...question(), ...bad });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await db.$count(supportThreads)).toBe(before);
  });

  test.each(["name", "email", "subject", "message"])(
    "without %s is refused in plain words",
    async (field) => {
      for (const value of [undefined, null, 7]) {
        const answer = await openBrowser(landfall).post("/api/support", {
          ...question(),
          [field]: value,
        });
        expect(answer.status).toBe(400);
        const { fields } = answer.body as { fields: Record<string, string> };
        expect(fields[field]).toMatch(/^Please /);
      }
    },
  );

  test.each([
    ["a filled-in hidden field", { homepage: "https://buy.example" }],
    ["a form that was open for no time", { secondsOpen: 0.4 }],
  ])("is refused with %s, and nothing is stored", async (_what, trap) => {
    const asked = question();
    const answer = await openBrowser(landfall).post("/api/support", { ...asked, ...trap });
    expect(answer).toMatchObject({ status: 400, body: { code: "spam_trap" } });
    const stored = await db
      .select()
      .from(supportThreads)
      .where(eq(supportThreads.email, asked.email));
    expect(stored).toEqual([]);
  });

  test("is limited for one visitor", async () => {
    const visitor = openBrowser(landfall);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await visitor.post("/api/support", question())).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe("an answer", () => {
  test("goes out by mail in the same thread, and its reader can write back by its link", async () => {
    const person = await buildPerson(landfall);
    const asked = { ...question(), email: person.email };
    const posted = await (await browserOf(landfall, person)).post("/api/support", asked);
    const { id } = posted.body as { id: number };
    const answered = await admin.post(`/api/admin/support/${id}/answer`, {
      message: "The pin is where you are now.",
    });
    expect(answered.body).toMatchObject({
      status: "answered",
      messages: [{ isFromStaff: false }, { isFromStaff: true, authorName: "Ada" }],
    });
    await landfall.jobsIdle();
    const mail = mails.findLast(
      ({ to, subject }) => to === asked.email && subject.startsWith("Re:"),
    );
    expect(mail?.subject).toBe("Re: My marina moved");
    expect(mail?.text).toContain("The pin is where you are now.");
    const received = mails.find(({ to, subject, thread }) => {
      return to === asked.email && thread && !subject.startsWith("Re:");
    });
    expect(mail?.thread?.references).toEqual([received?.thread?.messageId]);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(log).toMatchObject([
      { action: "support.answer", actorName: expect.stringMatching(/^Ada/) },
    ]);

    const token = tokenOf(linkIn(mail ?? { html: "" }));
    const stranger = openBrowser(landfall);
    const read = await stranger.post("/api/support/conversation", { token });
    expect(read.body).toMatchObject({ subject: asked.subject, status: "answered" });
    expect(JSON.stringify(read.body)).not.toContain(asked.email);
    expect((await stranger.post("/api/support/reply", { token, message: "Thanks!" })).status).toBe(
      200,
    );
    expect((await admin.get(`/api/admin/support/${id}`)).body).toMatchObject({
      status: "open",
      messages: [{}, {}, { body: "Thanks!", isFromStaff: false }],
    });
  });

  test("is masked in the outbox: administrators cannot take over the conversation", async () => {
    await landfall.jobsIdle();
    const kept = await db.select().from(mailOutbox);
    expect(kept.length).toBeGreaterThan(0);
    for (const { body } of kept) expect(body).not.toMatch(/conversation#[\w-]/);
  });

  test("needs a whole link", async () => {
    for (const token of ["", "x", "A".repeat(60)]) {
      const answer = await openBrowser(landfall).post("/api/support/conversation", { token });
      expect(answer.status).toBe(404);
    }
  });

  test("to a conversation that does not exist is 404", async () => {
    const answer = await admin.post("/api/admin/support/999999/answer", { message: "Hello?" });
    expect(answer.status).toBe(404);
  });

  test("and closing are for administrators", async () => {
    const { body } = await openBrowser(landfall).post("/api/support", question());
    const { id } = body as { id: number };
    const person = await browserOf(landfall, await buildPerson(landfall));
    expect((await person.put(`/api/admin/support/${id}`, { status: "closed" })).status).toBe(403);
    expect((await admin.put(`/api/admin/support/${id}`, { status: "closed" })).body).toMatchObject({
      status: "closed",
    });
    expect((await admin.get("/api/admin/support/counts")).body).toMatchObject({ closed: 1 });
  });
});
