import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

const PATIENCE_MS = 15_000;

/** The newest message to an address whose subject matches, waiting for it when it is on its way. */
export async function waitForMail(dataDir: string, to: string, subject: RegExp): Promise<Email> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const found = (await readMails(path.join(dataDir, "mail"))).find(
      (mail) =>
        mail.to?.some((person) => person.address === to) && subject.test(mail.subject ?? ""),
    );
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail to ${to} with a subject like ${subject}`);
}

async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const newestFirst = names.sort().reverse();
  return Promise.all(
    newestFirst.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
}
