import { convert } from "html-to-text";
import type { SendMailOptions } from "nodemailer";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UnsubscribeContext } from "./mail-layout.tsx";
import { pictureId } from "./mail-picture.ts";
import type { Message, Postage } from "./mailer.server.ts";

const TEXT_OPTIONS = {
  wordwrap: 78,
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "img", format: "skip" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
  ],
};

export function renderMessage(
  { to, subject, body, thread, calendar, pictures = [] }: Message,
  { unsubscribeLink, messageId }: Postage = {},
): SendMailOptions {
  const tree = createElement(UnsubscribeContext, { value: unsubscribeLink }, body);
  const html = `<!doctype html>${renderToStaticMarkup(tree)}`;
  return {
    to,
    subject,
    html,
    text: convert(html, TEXT_OPTIONS),
    ...(calendar && {
      icalEvent: {
        method: calendar.method,
        content: Buffer.from(calendar.file),
        filename: "event.ics",
      },
    }),
    attachments: pictures.map(({ name, png }) => ({
      cid: pictureId(name),
      filename: `${name}.png`,
      content: png,
      contentType: "image/png",
      contentDisposition: "inline" as const,
    })),
    ...(unsubscribeLink && { list: { unsubscribe: unsubscribeLink } }),
    ...(messageId && { messageId }),
    ...(thread && {
      messageId: thread.messageId,
      references: thread.references,
      inReplyTo: thread.references.at(-1),
    }),
  };
}
