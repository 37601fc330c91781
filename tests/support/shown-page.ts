import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom";
import { Window } from "happy-dom";
import { showAtWidth } from "./shown-at-width.ts";

/** A page as the server sent it, to be asked as Playwright's `page` is asked. */
export interface ShownPage extends BoundFunctions<typeof queries> {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  title: string;
  /** By `name` or `property`. */
  meta: Record<string, string>;
  canonicals: (string | null)[];
  /** Every block of structured data. */
  jsonLd: Record<string, unknown>[];
  /** Everything that can be read, with single spaces. */
  text: string;
  find(selector: string): HTMLElement;
  findAll(selector: string): HTMLElement[];
}

/** The whole page in a message hides what it says. */
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.split("\n\n", 1)[0]),
});

export async function readPage(response: Response, url: string, width = 1440): Promise<ShownPage> {
  const html = await response.text();
  const { status, headers } = response;
  requireSimpleNoscripts(html);
  const parts = readDocument(new Window({ url, width, height: 900 }), html, width);
  return { ...parts, status, headers, html, text: textOf(parts.document.body) };
}

/** Browsers with scripts end a noscript at the first closing tag, so that one within another is not what React drew. */
function requireSimpleNoscripts(html: string): void {
  for (const [, within = ""] of html.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs))
    if (within.includes("<noscript"))
      throw new Error(`A noscript stands within another: ${within.slice(0, 200)}`);
}

export type ShownDocument = Omit<ShownPage, "status" | "headers" | "html" | "text">;

export function readDocument(window: Window, html: string, width: number): ShownDocument {
  showAtWidth(window, width);
  window.document.write(html);
  const document = window.document as unknown as Document;
  // The parser does not look at the attribute.
  for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]")) {
    option.selected = true;
  }
  const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    ...within(document.body),
    document,
    title: document.title,
    meta: Object.fromEntries(findAll("meta[name], meta[property]").map(readMeta)),
    canonicals: findAll("link[rel=canonical]").map((link) => link.getAttribute("href")),
    jsonLd: findAll('script[type="application/ld+json"]').map((block) =>
      JSON.parse(block.textContent ?? ""),
    ),
    findAll,
    find(selector) {
      const [first, second] = findAll(selector);
      if (!first || second) throw new Error(`${second ? "Several match" : "No"} ${selector}`);
      return first;
    },
  };
}

const readMeta = (meta: HTMLElement): [string, string] => [
  meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
  meta.getAttribute("content") ?? "",
];

/** What is read of it, with single spaces; scripts are not read. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const script of copy.querySelectorAll("script, template")) script.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Where the shown links in it lead, in their order. */
export const hrefsOf = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
