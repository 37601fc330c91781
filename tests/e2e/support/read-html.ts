import type { Page } from "@playwright/test";

/** What the server's HTML says before any script has run. */
export interface HtmlFacts {
  status: number;
  title: string;
  headings: string[];
  mains: number;
  meta: Record<string, string>;
  canonicals: string[];
  searchTemplate: string | undefined;
}

/** Fetches a page's HTML as it is sent, and reads it with the browser's own parser. */
export async function readHtml(page: Page, path: string): Promise<HtmlFacts> {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    const html = new DOMParser().parseFromString(await response.text(), "text/html");
    const all = (selector: string) => [...html.querySelectorAll(selector)];
    const texts = (selector: string) => all(selector).map((element) => element.textContent ?? "");
    const [siteData = "{}"] = texts('script[type="application/ld+json"]');
    const site = JSON.parse(siteData);
    return {
      status: response.status,
      title: html.title,
      headings: texts("h1"),
      mains: all("main").length,
      meta: Object.fromEntries(
        all("meta[name], meta[property]").map((meta) => [
          meta.getAttribute("name") ?? meta.getAttribute("property"),
          meta.getAttribute("content"),
        ]),
      ),
      canonicals: all("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
      searchTemplate:
        site["@type"] === "WebSite" ? site.potentialAction?.target?.urlTemplate : undefined,
    };
  }, path);
}
