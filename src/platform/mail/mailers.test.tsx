import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFileMailer } from "./file-mailer.server.ts";
import { MailButton, MailCode, MailLayout, MailText } from "./mail-layout.tsx";
import { pictureAddress } from "./mail-picture.ts";
import type { Message } from "./mailer.server.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";

const message: Message = {
  to: "zoe@example.com",
  subject: "Grüße vom Wasser 🌊",
  body: (
    <MailLayout title="Your code is 012345">
      <MailText>Hello Zoë &amp; {"<b>friends</b>"},</MailText>
      <MailCode>012345</MailCode>
      <MailButton href="https://landfall.example/reset-password#abc">Go on</MailButton>
    </MailLayout>
  ),
};
const FROM = "Landfall <no-reply@landfall.example>";

async function expectReadable(source: string): Promise<void> {
  const mail = await PostalMime.parse(source);
  expect(mail).toMatchObject({
    from: { name: "Landfall", address: "no-reply@landfall.example" },
    to: [{ address: "zoe@example.com" }],
    subject: "Grüße vom Wasser 🌊",
  });
  expect(mail.text).toContain("Hello Zoë & <b>friends</b>,");
  expect(mail.text).toMatch(/^012345$/m);
  expect(mail.text).toContain("https://landfall.example/reset-password#abc");
  expect(mail.html).toContain("<h1");
  expect(mail.html).toContain("Zoë &amp; &lt;b&gt;friends&lt;/b&gt;");
}

const CALENDAR = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Grüße 🌊\r\nEND:VCALENDAR\r\n";
const PNG = Buffer.from("iVBORw0KGgo=", "base64");

const withMore: Message = {
  ...message,
  body: (
    <MailLayout title="Your ticket">
      <img src={pictureAddress("ticket")} alt="" />
    </MailLayout>
  ),
  calendar: { method: "REQUEST", file: CALENDAR },
  pictures: [{ name: "ticket", png: PNG }],
};

async function expectMore(source: string): Promise<void> {
  const { attachments, text, html } = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
  });
  const methods = source.matchAll(/^Content-Type: text\/calendar;[\s\S]*?method=(\w+)/gim);
  expect([...methods].map(([, method]) => method)).toEqual(["REQUEST"]);
  const files = attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  expect(files.map(({ mimeType }) => mimeType)).toEqual(["text/calendar", "application/ics"]);
  // The parser turns line breaks into its own; the file in the source has those of calendars.
  for (const { content } of files)
    expect(bytesOf(content).toString().replaceAll(/\r?\n/g, "\r\n")).toBe(CALENDAR);
  expect(source.replaceAll(/\s/g, "")).toContain(Buffer.from(CALENDAR).toString("base64"));
  const [picture] = attachments.filter(({ mimeType }) => mimeType === "image/png");
  expect(picture).toMatchObject({ contentId: "<ticket@landfall>", disposition: "inline" });
  expect(bytesOf(picture?.content)).toEqual(PNG);
  expect(html).toContain('src="cid:ticket@landfall"');
  expect(text).not.toContain("cid:");
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string = ""): Buffer =>
  typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

describe("mail to files", () => {
  let folder: string;
  let said: string[];
  const send = (sent = message) =>
    createFileMailer({ folder, from: FROM, say: (line) => said.push(line) }).send(sent);

  beforeEach(async () => {
    said = [];
    folder = path.join(await mkdtemp(path.join(os.tmpdir(), "landfall-mail-")), "mail");
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test("is one readable .eml file for each message, with text and HTML", async () => {
    await send();
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
    await expectReadable(await readFile(path.join(folder, name), "utf8"));
  });

  test("carries a calendar entry and a picture", async () => {
    await send(withMore);
    const [name = ""] = await readdir(folder);
    await expectMore(await readFile(path.join(folder, name), "utf8"));
  });

  test("tells subject and file in one line", async () => {
    await send();
    const [name = ""] = await readdir(folder);
    expect(said).toEqual([`Mail "${message.subject}" → ${path.join(folder, name)}`]);
  });

  test.runIf(process.platform !== "win32")("can be read by its owner only", async () => {
    await send();
    const [name = ""] = await readdir(folder);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test("is deleted once it is older than asked", async () => {
    const mailer = createFileMailer({ folder, from: FROM, say: () => {} });
    await send();
    const [old = ""] = await readdir(folder);
    await utimes(path.join(folder, old), new Date("2026-01-01"), new Date("2026-01-01"));
    await send();
    await mailer.forget?.(new Date("2026-01-02"));
    const left = await readdir(folder);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(old);
  });

  test("that was left half written goes after an hour, whatever is asked", async () => {
    const mailer = createFileMailer({ folder, from: FROM, say: () => {} });
    await send();
    const [whole = ""] = await readdir(folder);
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(folder, whole), hoursAgo, hoursAgo);
    for (const name of ["old.eml.part", "new.eml.part"]) {
      await writeFile(path.join(folder, name), "");
    }
    await utimes(path.join(folder, "old.eml.part"), hoursAgo, hoursAgo);
    await mailer.forget?.(new Date("2026-01-02"));
    expect((await readdir(folder)).toSorted()).toEqual([whole, "new.eml.part"]);
  });

  test("of many messages at once loses none", async () => {
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(await readdir(folder)).toHaveLength(20);
  });

  test("keeps a line break in a subject from making headers of its own", async () => {
    await send({ ...message, subject: "Hello\r\nBcc: everyone@example.com" });
    const [name = ""] = await readdir(folder);
    const source = await readFile(path.join(folder, name), "utf8");
    expect(source).not.toMatch(/^bcc:/im);
  });
});

describe("mail by SMTP", () => {
  const received: { to: string[]; source: string }[] = [];
  let refuses = false;
  let hangs = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void text(stream).then((source) => {
        if (hangs) return;
        if (refuses) return done(new Error("mailbox is full"));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test("is handed over with text and HTML, and a refusal or a server that never answers is an error", async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    await mailer.send(message);
    expect(received.map(({ to }) => to)).toEqual([["zoe@example.com"]]);
    await expectReadable(received[0]?.source ?? "");
    await mailer.send(withMore);
    await expectMore(received[1]?.source ?? "");
    refuses = true;
    await expect(mailer.send(message)).rejects.toThrow("mailbox is full");
    hangs = true;
    const hasty = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM, 500);
    await expect(hasty.send(message)).rejects.toThrow(/timeout/i);
  });

  test("that nobody takes is an error", async () => {
    await expect(createSmtpMailer("smtp://127.0.0.1:1", FROM).send(message)).rejects.toThrow();
  });
});
