import { createContext, type RouterContextProvider } from "react-router";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";

/** How loaders reach the database and know who is asking: `context.get(pageContext)`. */
export const pageContext = createContext<RequestContext>();

/** Marks the inline scripts of one rendering as our own. */
export const scriptNonce = createContext<string>();

/** The page as React drew it; a Response would make a stream of it. */
export const pageHtml = createContext<string | null>(null);

/** What went wrong in loaders and in drawing, the first first. */
export const pageFailures = createContext<unknown[]>();

/** What the page shows, by which a cached page is forgotten when that changes. */
export const pageTags = createContext<Set<string>>();

/**
 * Narrows the changes that make a cached page old; the tags are those of the triggers in the database.
 * A page that says nothing is renewed by every change.
 */
export function renewedBy(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  for (const tag of tags) context.get(pageTags).add(tag);
}
