import { parse as parseCookies } from "hono/utils/cookie";
import { browserOf } from "./browser-like.ts";
import { nextIp, type TestLandfall } from "./test-landfall.ts";

export interface Visit {
  /** Who is signed in. */
  viewer?: { id: string };
  /** "name=value", with "; " between several. */
  cookie?: string;
  headers?: Record<string, string>;
}

/** Asks the site from one address with the cookies that it has been given, as one browser does. */
export type AskSite = (url: string, init?: RequestInit) => Promise<Response>;

export async function visitorOf(
  landfall: TestLandfall,
  site: Pick<TestLandfall, "fetch">,
  { viewer, cookie = "", headers: ownHeaders }: Visit,
): Promise<AskSite> {
  const socket = { remoteAddress: nextIp() };
  const session = viewer ? (await browserOf(landfall, viewer)).cookie : "";
  const jar = new Map(Object.entries({ ...parseCookies(session), ...parseCookies(cookie) }));
  return async (url, init = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(ownHeaders ?? {})) headers.set(name, value);
    const cookies = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
    const request = new Request(url, { ...init, headers, redirect: "manual" });
    const response = await site.fetch(request, { incoming: { socket } });
    for (const given of response.headers.getSetCookie()) {
      const [name = "", value = ""] = Object.entries(parseCookies(given))[0] ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}
