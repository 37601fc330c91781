import { callsOf } from "#src/shared/calls.ts";
import type { sharingRoutes } from "./api.server.ts";
import type { ShareFacts } from "./contract.ts";

const { call } = callsOf<typeof sharingRoutes>();

/** Reports and forgets: a share that happened stays one when the note about it is lost. */
export function noteShare(userId: string, metadata: ShareFacts): void {
  const body = { action: "social_share", metadata } as const;
  call("POST /api/users/{userId}/actions", { params: { userId }, body }).catch(() => undefined);
}
