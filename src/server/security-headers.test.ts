import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pageContentSecurityPolicy, setSecurityHeaders } from "./security-headers.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function scriptSources(html: string): string[] {
  const directive = /(?:^|; )script-src ([^;]*)/.exec(pageContentSecurityPolicy(html))?.[1] ?? "";
  return directive.split(" ");
}

describe("the policy of a page", () => {
  test("allows its inline scripts by their hashes, each once", () => {
    const html = `<head><script>one()</script></head><script type="module" async>
two("<b>");</script><script>one()</script>`;
    expect(scriptSources(html)).toEqual(["'self'", hashOf("one()"), hashOf('\ntwo("<b>");')]);
  });

  test("needs no hash for scripts that are files", () => {
    const html = `<script src="/assets/a.js"></script><script type="module" src="/b.js"></script>`;
    expect(scriptSources(html)).toEqual(["'self'"]);
  });

  test("takes no attribute that merely ends in src for a file", () => {
    expect(scriptSources(`<script data-src="x">one()</script>`)).toContain(hashOf("one()"));
  });

  test("never allows any inline script, eval or another host", () => {
    const policy = pageContentSecurityPolicy("<script>one()</script>");
    const [scripts = ""] = policy.split("; ").filter((part) => part.startsWith("script-src"));
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  test("is one header line, whatever the page holds", () => {
    const html = `<script>${"x\r\n;".repeat(50)}</script><p>'; script-src *</p>`;
    expect(pageContentSecurityPolicy(html)).toMatch(/^[\x20-\x7e]+$/);
    expect(new Headers({ x: pageContentSecurityPolicy(html) }).get("x")).not.toContain("src *");
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
