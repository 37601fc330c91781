import { afterAll, beforeEach, expect, test } from "vitest";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { linkIn } from "#tests/support/memory-mailer.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { currentJob } from "../jobs/current-job.server.ts";
import { createMailDesk } from "./mail-desk.server.ts";
import { MailCode, MailLayout } from "./mail-layout.tsx";
import { maskSecrets } from "./mask-secrets.ts";
import { renderMessage } from "./render-message.server.ts";

const landfall = await startTestLandfall();
const { db, services, mails } = landfall;
afterAll(() => landfall.stop());
beforeEach(() => {
  mails.length = 0;
});

const body = (
  <MailLayout title="News">
    <MailCode>123456</MailCode>
  </MailLayout>
);

test("mail that can be turned off carries the link for it, and stays away once it is used", async () => {
  const send = () =>
    services.mail.send({ to: "Nora@example.com", subject: "An answer", body, kind: "answer" });
  await send();
  const [mail] = mails;
  if (!mail) throw new Error("no mail");
  expect(mail.text).toContain("turn off mail of this kind");
  const token = linkIn(mail).hash.slice(1);
  const stranger = openBrowser(landfall);
  const look = await stranger.post("/api/mail-preferences", { token });
  expect(look.body).toMatchObject({ kind: "answer", isOn: true });
  const off = await stranger.post("/api/mail-preferences", { token, isOn: false });
  expect(off.body).toMatchObject({ kind: "answer", isOn: false });
  await send();
  expect(mails).toHaveLength(1);
  await services.mail.send({ to: "nora@example.com", subject: "A review", body, kind: "review" });
  await services.mail.send({ to: "nora@example.com", subject: "A code", body });
  expect(mails.map(({ subject }) => subject)).toEqual(["An answer", "A review", "A code"]);
  await stranger.post("/api/mail-preferences", { token, isOn: true });
  await send();
  expect(mails).toHaveLength(4);
});

test("necessary mail carries no such link, and a made-up link is refused", async () => {
  await services.mail.send({ to: "nora@example.com", subject: "A code", body });
  expect(mails[0]?.text).not.toContain("turn off");
  const answer = await openBrowser(landfall).post("/api/mail-preferences", { token: "made-up" });
  expect(answer.status).toBe(404);
});

test("the outbox tells of sent and failed mail without its secrets", async () => {
  await db.delete(mailOutbox);
  await services.mail.send({ to: "nora@example.com", subject: "Your code: 123456", body });
  const broken = createMailDesk({
    mailer: { send: () => Promise.reject(new Error("mailbox is full")) },
    db,
    secrets: services.secrets,
    baseUrl: services.site.baseUrl,
    log: services.log,
  });
  await expect(broken.send({ to: "x@example.com", subject: "Hello", body })).rejects.toThrow(
    "full",
  );
  const rows = await db.select().from(mailOutbox);
  expect(rows).toMatchObject([
    { recipient: "nora@example.com", subject: "Your code: ••••••", status: "sent", error: null },
    { recipient: "x@example.com", status: "failed", error: "Error: mailbox is full" },
  ]);
  expect(rows[0]?.body).not.toContain("123456");
});

test("a mail that its job sends once more has the same id, and another mail another one", async () => {
  const ids: (string | undefined)[] = [];
  const desk = createMailDesk({
    mailer: { send: async (_, postage) => void ids.push(postage?.messageId) },
    db,
    secrets: services.secrets,
    baseUrl: services.site.baseUrl,
    log: services.log,
  });
  const send = (subject: string) => () => desk.send({ to: "nora@example.com", subject, body });
  await currentJob.run("job-1", send("A booking"));
  await currentJob.run("job-1", send("A booking"));
  await currentJob.run("job-1", send("Another"));
  await currentJob.run("job-2", send("A booking"));
  await send("A booking")();
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@[\w.]+>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(4);
  expect(ids[4]).toBe(undefined);
  const { messageId } = renderMessage(
    { to: "nora@example.com", subject: "A booking", body },
    { messageId: ids[0] },
  );
  expect(messageId).toBe(ids[0]);
});

test("codes and what follows a link's path are masked, the rest stays", () => {
  const text =
    "Go to [https://landfall.example/reset-password#s3cret] or call 410-555-0123: 004200";
  expect(maskSecrets(text)).toBe(
    "Go to [https://landfall.example/reset-password#…] or call 410-555-0123: ••••••",
  );
});

test("the code of a ticket is masked, so that nobody passes a door with it", () => {
  expect(maskSecrets("Your ticket: 31-ABCDE-FGH23")).toBe("Your ticket: •-•••••-•••••");
});
