import type {
  MailCalendar,
  Mailer,
  MailThread,
  Message,
} from "#src/platform/mail/mailer.server.ts";
import { renderMessage } from "#src/platform/mail/render-message.server.ts";

/** A message as its reader gets it. */
export interface SentMail {
  /** The name of the component that says it. */
  written: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  thread?: MailThread;
  calendar?: MailCalendar;
  /** The names of the pictures in it. */
  pictures: string[];
}

export interface MemoryMailer extends Mailer {
  /** In the order in which they were sent. */
  sent: SentMail[];
}

export function createMemoryMailer(): MemoryMailer {
  const sent: SentMail[] = [];
  return {
    sent,
    async send(message, postage) {
      const { to, subject, text, html } = renderMessage(message, postage);
      sent.push({
        written: nameOf(message.body),
        to: String(to),
        subject: String(subject),
        text: String(text),
        html: String(html),
        thread: message.thread,
        calendar: message.calendar,
        pictures: (message.pictures ?? []).map(({ name }) => name),
      });
    },
  };
}

const nameOf = ({ type }: Message["body"]): string => (typeof type === "string" ? type : type.name);

/** The six digits that a sign-in mail carries. */
export function codeIn({ text }: Pick<SentMail, "text">): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/** The one link that leads back to the site. */
export function linkIn({ html }: Pick<SentMail, "html">): URL {
  const href = /<a href="([^"]+)"/.exec(html)?.[1];
  if (!href) throw new Error(`No link in: ${html}`);
  return new URL(href);
}
