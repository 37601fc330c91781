import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { QueueState } from "../pages/render-queue.ts";

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** A page was rendered, for one visitor or for the page cache. */
  countRendering(): void;
  /** Its numbers are read when they are asked for. */
  watchQueue(name: string, state: () => QueueState): void;
  render(): Promise<Response>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "landfall_http_request_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const renderings = new Counter({
    name: "landfall_page_renderings_total",
    help: "Pages that were rendered; all others came from the page cache",
    registers: [registry],
  });
  const queues = new Map<string, () => QueueState>();
  new Gauge({
    name: "landfall_page_queue",
    help: "Pages that are rendered now, that wait for it, and that were refused since the start",
    labelNames: ["queue", "state"],
    registers: [registry],
    collect() {
      for (const [queue, state] of queues) {
        for (const [name, count] of Object.entries(state()))
          this.set({ queue, state: name }, count);
      }
    },
  });
  return {
    watchQueue: (name, state) => void queues.set(name, state),
    countRendering: () => renderings.inc(),
    observe: (labels, seconds) => requests.observe(labels, seconds),
    render: async () =>
      new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } }),
  };
}
