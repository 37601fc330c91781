import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.server.ts";
import { renderMessage } from "./render-message.server.ts";

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(message, postage) {
      await transport.sendMail(renderMessage(message, postage));
    },
  };
}
