import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "#src/db/client.server.ts";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
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
        await mailer.send(message, { unsubscribeLink });
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
