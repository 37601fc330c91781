import type { Viewer } from "#src/shared/viewer.ts";
import { callerOf } from "./caller.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Who sends something in: with an account or without, and from which network address. */
export interface Sender<V extends Viewer | null = Viewer | null> {
  viewer: V;
  /** Tells contributions from one network address from others; the address cannot be read back. */
  senderKey: string;
}

export const senderOf = <V extends Viewer | null>(ctx: RequestContext, viewer: V): Sender<V> => ({
  viewer,
  senderKey: ctx.services.secrets.sign("sender", callerOf(ctx.clientIp)),
});
