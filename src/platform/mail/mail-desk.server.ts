import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "#src/db/client.server.ts";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import { currentJob } from "../jobs/current-job.server.ts";
import type { Secrets } from "../secrets.server.ts";
import type { Mailer, Message } from "./mailer.server.ts";
import { maskSecrets } from "./mask-secrets.ts";
import { isMuted, unsubscribeToken } from "./mute.server.ts";
import { renderMessage } from "./render-message.server.ts";

interface MailDesk {
  mailer: Mailer;
  db: Db;
  secrets: Secrets;
  baseUrl: string;
  log: Logger;
}

/** Between the house and the post: respects what readers turned off, and keeps the book. */
export function createMailDesk({ mailer, db, secrets, baseUrl, log }: MailDesk): Mailer {
  return {
    async send(message) {
      const { to, kind } = message;
      if (kind && (await isMuted(db, to, kind))) return;
      const unsubscribeLink = kind
        ? `${baseUrl}/mail-preferences#${unsubscribeToken(secrets, to, kind)}`
        : undefined;
      try {
        const messageId = messageIdOf(message, baseUrl);
        await mailer.send(message, { unsubscribeLink, messageId });
      } catch (error) {
        await record(db, message, String(error));
        throw error;
      }
      // The mail is out: a failure here must not send it a second time.
      await record(db, message).catch((error) =>
        log.error({ err: error }, "mail was not recorded"),
      );
    },
    async forget(before) {
      await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, before));
      await mailer.forget?.(before);
    },
  };
}

/** A server that was killed after the mail was out sends it again: by the job, with the same id. */
function messageIdOf({ to, subject }: Message, baseUrl: string): string | undefined {
  const job = currentJob.getStore();
  if (!job) return undefined;
  const mark = createHash("sha256")
    .update(JSON.stringify([job, to, subject]))
    .digest("hex");
  return `<${mark.slice(0, 40)}@${new URL(baseUrl).hostname}>`;
}

async function record(db: Db, message: Message, error?: string): Promise<void> {
  const { text } = renderMessage(message);
  await db.insert(mailOutbox).values({
    recipient: message.to,
    subject: maskSecrets(message.subject),
    body: maskSecrets(String(text)),
    status: error ? "failed" : "sent",
    error,
  });
}
