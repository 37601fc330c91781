import type { Logger } from "pino";
import type { Domain } from "#src/platform/domain/domain.server.ts";

/** One after the other, while the site answers already. What fails here is read by the first who needs it. */
export async function warmUp(domains: readonly Domain[], log: Logger): Promise<void> {
  for (const { name, warmUp: read } of domains) {
    try {
      await read?.();
    } catch (error) {
      log.warn({ err: error, domain: name }, "not warmed up");
    }
  }
}
