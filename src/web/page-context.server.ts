import { createContext } from "react-router";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";

/** How loaders reach the database and know who is asking: `context.get(pageContext)`. */
export const pageContext = createContext<RequestContext>();

/** Marks the inline scripts of one rendering as our own. */
export const scriptNonce = createContext<string>();
