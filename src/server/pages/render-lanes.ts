import type { Metrics } from "../operations/metrics.ts";
import { createRenderQueue } from "./render-queue.ts";

/** Whoever wants to sign in does not wait behind those who search. */
const SIGN_IN =
  /^\/(?:login|business-login|password-setup|forgot-password|reset-password|admin-secure-access)(?:\.data)?$/;

const PAGES = { atOnce: 4, waitingMax: 256, waitingMaxOfOne: 32 };
const SIGN_INS = { atOnce: 2, waitingMax: 64, waitingMaxOfOne: 8 };

export interface RenderLanes {
  run<T>(path: string, client: string, work: () => Promise<T>): Promise<T>;
}

/** The two queues of a process for pages that have to be rendered. */
export function createRenderLanes(metrics: Metrics): RenderLanes {
  const pages = createRenderQueue(PAGES);
  const signIns = createRenderQueue(SIGN_INS);
  metrics.watchQueue("pages", pages.state);
  metrics.watchQueue("sign-in", signIns.state);
  return {
    run: (path, client, work) => (SIGN_IN.test(path) ? signIns : pages).run(client, work),
  };
}
