import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.server.ts";
import { renderMessage } from "./render-message.server.ts";

/** Some servers take a message and never answer; whoever waits for a code waits behind it. */
const PATIENCE_MS = 20_000;

export function createSmtpMailer(smtpUrl: string, from: string, patienceMs = PATIENCE_MS): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    },
    { from },
  );
  return {
    async send(message, postage) {
      await transport.sendMail(renderMessage(message, postage));
    },
  };
}
