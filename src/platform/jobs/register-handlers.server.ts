import type { JobDefinition } from "./define-job.ts";
import type { JobHandler, Subscription } from "./handle-job.server.ts";

export interface HandlerRegistry {
  all: readonly JobHandler[];
  subscribersOf(eventName: string): JobDefinition[];
}

/** A job without a handler would wait for ever, one with two would do each half of the work. */
export function registerHandlers(
  handlers: readonly JobHandler[],
  subscriptions: readonly Subscription[],
  defined: readonly JobDefinition[],
): HandlerRegistry {
  const all = [...handlers, ...subscriptions.map((subscription) => subscription.handler)];
  const handled = new Set<string>();
  for (const { job } of all) {
    if (handled.has(job.name)) throw new Error(`The job "${job.name}" has two handlers`);
    handled.add(job.name);
  }
  const missing = defined.filter((job) => !handled.has(job.name)).map((job) => job.name);
  if (missing.length > 0) throw new Error(`Jobs without a handler: ${missing.join(", ")}`);
  return {
    all,
    subscribersOf: (eventName) =>
      subscriptions
        .filter(({ event }) => event.name === eventName)
        .map(({ handler }) => handler.job),
  };
}
