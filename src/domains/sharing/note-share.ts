import { request } from "#src/shared/http.ts";
import type { ShareFacts } from "./contract.ts";

/** Reports and forgets: a share that happened stays one when the note about it is lost. */
export function noteShare(userId: string, metadata: ShareFacts): void {
  request("POST", `/api/users/${userId}/actions`, { action: "social_share", metadata }).catch(
    () => undefined,
  );
}
