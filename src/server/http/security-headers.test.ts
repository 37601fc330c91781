import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { allowCamera, sealPage, setSecurityHeaders } from "./security-headers.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const NONCE = "0123456789abcdef";
const own = (attributes = "") => `<script nonce="${NONCE}"${attributes}>`;
const policyOf = (html: string) => sealPage(html, NONCE).policy;

function scriptSources(html: string): string[] {
  const directive = /(?:^|; )script-src ([^;]*)/.exec(policyOf(html))?.[1] ?? "";
  return directive.split(" ");
}

describe("the policy of a page", () => {
  test("allows its own inline scripts by their hashes, each once", () => {
    const html = `<head>${own()}one()</script></head>${own(' type="module"')}
two("<b>");</script>${own()}one()</script>`;
    expect(scriptSources(html)).toEqual(["'self'", hashOf("one()"), hashOf('\ntwo("<b>");')]);
  });

  test("does not allow a script that found its way into the page", () => {
    const html = `${own()}one()</script><p><script>evil()</script><script nonce="guess">evil()</script>`;
    expect(scriptSources(html)).toEqual(["'self'", hashOf("one()")]);
  });

  test("takes the nonce out of the page, so that it can be sent to many", () => {
    expect(sealPage(`${own()}one()</script>`, NONCE).html.toString()).toBe(
      "<script>one()</script>",
    );
  });

  test("needs no hash for scripts that are files", () => {
    expect(scriptSources(`${own(' src="/assets/a.js"')}</script>`)).toEqual(["'self'"]);
  });

  test("never allows any inline script, eval or another host", () => {
    const policy = policyOf(`${own()}one()</script>`);
    const [scripts = ""] = policy.split("; ").filter((part) => part.startsWith("script-src"));
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  test("lets the map reach the host of a style from elsewhere, and nothing else", () => {
    const mapStyleUrl = "https://maps.example/styles/day.json?key=1";
    const { policy } = sealPage("", NONCE, { mapStyleUrl });
    const withHost = policy.split("; ").filter((part) => part.includes("https://maps.example"));
    expect(withHost).toEqual([
      "img-src 'self' data: blob: https://maps.example",
      "connect-src 'self' https://maps.example",
    ]);
    expect(policy).not.toContain("key");
  });

  test("lets Stripe's card form in, and nothing else", () => {
    const plain = policyOf(`${own()}one()</script>`);
    const { policy } = sealPage(`${own()}one()</script>`, NONCE, { hasStripeForm: true });
    const added = policy.split("; ").filter((part) => !plain.split("; ").includes(part));
    expect(added).toEqual([
      `script-src 'self' https://js.stripe.com https://*.js.stripe.com ${hashOf("one()")}`,
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://api.stripe.com",
    ]);
    expect(plain).not.toContain("stripe");
  });

  test("is one header line, whatever the page holds", () => {
    const html = `<script>${"x\r\n;".repeat(50)}</script><p>'; script-src *</p>`;
    expect(policyOf(html)).toMatch(/^[\x20-\x7e]+$/);
    expect(new Headers({ x: policyOf(html) }).get("x")).not.toContain("src *");
  });
});

describe("the headers of an answer", () => {
  test("close everything for answers that are no pages, and keep a page's own policy", () => {
    const plain = new Headers();
    setSecurityHeaders(plain, false);
    expect(plain.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    const page = new Headers({ "Content-Security-Policy": "default-src 'self'" });
    setSecurityHeaders(page, false);
    expect(page.get("content-security-policy")).toBe("default-src 'self'");
  });

  test("ask for https only on https", () => {
    const [http, https] = [new Headers(), new Headers()];
    setSecurityHeaders(http, false);
    setSecurityHeaders(https, true);
    expect(http.has("strict-transport-security")).toBe(false);
    expect(https.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});

test("the camera is closed but where a page opens it", () => {
  const [closed, open] = [new Headers(), new Headers()];
  setSecurityHeaders(closed, false);
  allowCamera(open);
  setSecurityHeaders(open, false);
  expect(closed.get("Permissions-Policy")).toContain("camera=(),");
  expect(open.get("Permissions-Policy")).toContain("camera=(self),");
});
