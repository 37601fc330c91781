import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { knownCallers, users } from "#src/db/schema/accounts.server.ts";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { type RequestContext, userAgentOf } from "#src/platform/http/request-context.server.ts";
import { randomToken, type Secrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ownCookie } from "./own-cookie.server.ts";
import { COOKIE_SECONDS } from "./session-cookie.server.ts";

const cookie = ownCookie("landfall-device", COOKIE_SECONDS);
export const deviceCookie = cookie.header;

/** Who is at the door: a browser, by the token that it was given, and where it calls from. */
export interface Caller {
  userAgent: string;
  /** A network address; of IPv6 its /64. */
  place: string;
  device: string | null;
}

export function callerFrom(ctx: RequestContext): Caller {
  const given = cookie.read(ctx.request.headers, ctx.services.site.isHttps);
  return {
    userAgent: userAgentOf(ctx),
    place: callerOf(ctx.clientIp),
    device: given && /^[\w-]{43}$/.test(given) ? given : null,
  };
}

/** Keyed, and different for each account: the table tells neither an address nor who shares one. */
const deviceKey = (secrets: Secrets, email: string, device: string) =>
  secrets.sign("known-device", `${email} ${device}`);
const placeKey = (secrets: Secrets, email: string, place: string) =>
  secrets.sign("known-place", `${email} ${place}`);

/** How this account knows the caller: by the device, else by the place, else not at all. */
export async function findAcquaintance(
  { db, secrets }: Services,
  { device, place }: Caller,
  { email }: { email: string },
): Promise<"device" | "place" | null> {
  const keys = [deviceKey(secrets, email, device ?? ""), placeKey(secrets, email, place)];
  const rows = await db
    .select({ kind: knownCallers.kind })
    .from(knownCallers)
    .innerJoin(users, eq(users.id, knownCallers.userId))
    .where(and(eq(users.email, email), inArray(knownCallers.key, keys)));
  const kinds = rows.map(({ kind }) => kind);
  return kinds.includes("device") ? "device" : (kinds[0] ?? null);
}

/** Called once the person has proved to be the owner. Answers the token for the device's cookie. */
export async function rememberCaller(
  tx: Tx,
  secrets: Secrets,
  user: { id: string; email: string },
  caller: Caller,
): Promise<string> {
  const device = caller.device ?? randomToken();
  const { id: userId, email } = user;
  await tx
    .insert(knownCallers)
    .values([
      { userId, kind: "device", key: deviceKey(secrets, email, device) },
      { userId, kind: "place", key: placeKey(secrets, email, caller.place) },
    ])
    .onConflictDoUpdate({
      target: [knownCallers.userId, knownCallers.key],
      set: { seenAt: sql`now()` },
    });
  return device;
}

export async function forgetCallers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownCallers).where(eq(knownCallers.userId, userId));
}
