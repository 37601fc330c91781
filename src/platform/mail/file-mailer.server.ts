import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.server.ts";
import { renderMessage } from "./render-message.server.ts";

interface FileMailerOptions {
  folder: string;
  from: string;
  /** One line for each message: its subject and its file. */
  say: (line: string) => void;
}

/** Mail for a machine without a mail server: one `.eml` file for each message, newest last by name. */
export function createFileMailer({ folder, from, say }: FileMailerOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(message, postage) {
      const composed = await composer.sendMail(renderMessage(message, postage));
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const file = path.join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, composed.message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      say(`Mail "${message.subject}" → ${file}`);
    },
    forget: (before) => deleteOlder(folder, before),
  };
}

/** Nobody goes on with a message that a full disk or a killed server left half written. */
const PART_MS = 3_600_000;

async function deleteOlder(folder: string, before: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const file = path.join(folder, name);
    const oldest = name.endsWith(".part") ? Date.now() - PART_MS : before.getTime();
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
  }
}
