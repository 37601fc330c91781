import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** A page was rendered, for one visitor or for the page cache. */
  countRendering(): void;
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
  return {
    countRendering: () => renderings.inc(),
    observe: (labels, seconds) => requests.observe(labels, seconds),
    render: async () =>
      new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } }),
  };
}
