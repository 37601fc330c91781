import { convert } from "html-to-text";
import type { SendMailOptions } from "nodemailer";
import { renderToStaticMarkup } from "react-dom/server";
import type { Message } from "./mailer.server.ts";

const TEXT_OPTIONS = {
  wordwrap: 78,
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
  ],
};

export function renderMessage({ to, subject, body }: Message): SendMailOptions {
  const html = `<!doctype html>${renderToStaticMarkup(body)}`;
  return { to, subject, html, text: convert(html, TEXT_OPTIONS) };
}
