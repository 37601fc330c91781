import { ownCookie } from "./own-cookie.server.ts";

/** The most that browsers grant. How long a session lives is decided by its row, which use prolongs. */
export const COOKIE_SECONDS = 400 * 86_400;

const cookie = ownCookie("landfall-session", COOKIE_SECONDS);

export const cookieName = cookie.nameFor;
export const sessionCookie = cookie.header;
export const expiredSessionCookie = cookie.expiredHeader;
export const readSessionToken = cookie.read;
