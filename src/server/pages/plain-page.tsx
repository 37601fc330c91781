import { randomBytes } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { wholeAnswer } from "#src/platform/http/whole-answer.server.ts";
import { PlainPage } from "#src/web/layout/plain-page.tsx";
import { sealPage } from "../http/security-headers.ts";

/** The body and its headers; the status and the rest belong to whoever answers. */
export function plainPage(sentence: string, address: string): Response {
  const nonce = randomBytes(16).toString("hex");
  const page = renderToStaticMarkup(
    <PlainPage address={address} nonce={nonce}>
      {sentence}
    </PlainPage>,
  );
  const { html, policy } = sealPage(`<!doctype html>${page}`, nonce);
  return wholeAnswer(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
