import type { ReactElement } from "react";

/** A message is a React component; its plain-text part is made from the same tree. */
export interface Message {
  to: string;
  subject: string;
  body: ReactElement;
}

export interface Mailer {
  /** Throws when the message was not handed over, so that the job that sends it is retried. */
  send(message: Message): Promise<void>;
}
