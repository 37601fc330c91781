import type { ReactElement } from "react";
import type { MailKind } from "./mail-kinds.ts";

/** A message is a React component; its plain-text part is made from the same tree. */
export interface Message {
  to: string;
  subject: string;
  body: ReactElement;
  /** Mail that its reader can turn off; without it the mail is necessary. */
  kind?: MailKind;
  /** Keeps a conversation together in mail programs. */
  thread?: MailThread;
  /** What the reader's calendar is told. */
  calendar?: MailCalendar;
  /** What the body shows by `pictureAddress`. */
  pictures?: readonly MailPicture[];
}

export interface MailCalendar {
  /** The same that the file says inside; programs refuse it otherwise. */
  method: "REQUEST" | "CANCEL";
  file: string;
}

/** Programs drop pictures that stand in the text itself, and drawings other than these. */
interface MailPicture {
  name: string;
  png: Buffer;
}

export interface MailThread {
  messageId: string;
  /** The messages before it, oldest first. */
  references: string[];
}

/** What is added to a message on its way out. */
export interface Postage {
  /** The same for a message that is sent once more: mailboxes drop the copy. */
  messageId?: string;
  /** Where its reader turns off mail of this kind. */
  unsubscribeLink?: string;
}

export interface Mailer {
  /** Throws when the message was not handed over, so that the job that sends it is retried. */
  send(message: Message, postage?: Postage): Promise<void>;
  /** Deletes the older copies that it keeps itself; a mailer that keeps none has no such thing. */
  forget?(before: Date): Promise<void>;
}
