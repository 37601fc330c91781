import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

const PATIENCE_MS = 20_000;
const POLL_MS = 100;

interface MailWanted {
  to: string;
  subject: RegExp;
  /** Waits for the second, third … one: an older message of the same kind is not news. */
  count?: number;
}

/** The newest message of that kind to that address, waiting for it when it is on its way. */
export async function waitForMail(dataDir: string, wanted: MailWanted): Promise<Email> {
  const { to, subject, count = 1 } = wanted;
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const found = await findMails(dataDir, to, subject);
    const newest = found.at(-1);
    if (newest && found.length >= count) return newest;
    await sleep(POLL_MS);
  }
  throw new Error(`No mail ${count} to ${to} with a subject like ${subject}`);
}

/** What has arrived by now, oldest first. */
async function findMails(dataDir: string, to: string, subject: RegExp): Promise<Email[]> {
  const mails = await readMails(dataDir);
  return mails.filter(
    (mail) => mail.to?.some((person) => person.address === to) && subject.test(mail.subject ?? ""),
  );
}

/** A message never changes once its file is there, so each is parsed once. */
const parsed = new Map<string, Promise<Email>>();

/** All that was sent, oldest first. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.sort().map((name) => readMail(path.join(folder, name))));
}

function readMail(file: string): Promise<Email> {
  const known = parsed.get(file) ?? readFile(file).then((bytes) => PostalMime.parse(bytes));
  parsed.set(file, known);
  return known;
}
