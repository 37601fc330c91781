import type { Connection } from "#src/db/client.server.ts";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { clearScratch } from "#src/domains/exports/job/scratch-folder.server.ts";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { createApi } from "./api.ts";
import { finishRestore } from "./backup/staged-files.ts";
import { allDomains } from "./domains.ts";
import { mountOfflineFiles } from "./files/offline-files.ts";
import { mountStaticFiles } from "./files/static-files.ts";
import { redirectToOnePath } from "./http/redirect-to-one-path.ts";
import { createMetrics } from "./operations/metrics.ts";
import { createPageCache, type PageCache } from "./pages/page-cache/page-cache.ts";
import { renderForEveryone, renderPage } from "./pages/pages.ts";
import { plainPage } from "./pages/plain-page.tsx";
import { createRenderLanes } from "./pages/render-lanes.ts";
import { ensureRenewal } from "./pages/renewal/ensure-renewal.ts";
import { createServices } from "./services.ts";
import { allShown } from "./shown-tables.ts";
import type { Env } from "./start/env.ts";
import { prepareFirstStart } from "./start/first-start.ts";
import { warmUp } from "./start/warm-up.ts";

export interface Landfall {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /** Pages that are kept for everyone, asked before `fetch`; none while the site is being built. */
  pageCache: PageCache | null;
  /** Lines for the person at the terminal: sign-ins that were made just now. */
  announcements: string[];
  /** The port that it listens on, once it does. */
  listensOn(port: number): void;
  /** Waits for running jobs, then lets go of the database. */
  stop(): Promise<void>;
}

/** The composition of the house, on a database that is brought up to date first. */
export async function createLandfall(env: Env, connection: Connection): Promise<Landfall> {
  await migrateDatabase(connection);
  await ensureRenewal(connection, allShown);
  const database: Database = openDatabase(connection, (error) =>
    services.log.warn({ err: error }, "database connection lost"),
  );
  const services = await createServices(env, database);
  await finishRestore(services);
  await clearScratch(services.scratch);
  await services.jobs.start();
  const announcements = await prepareFirstStart(env, services);
  if (env.ROLE !== "web") await services.jobs.work(services);

  const isProduction = env.NODE_ENV === "production";
  const metrics = createMetrics();
  const app = createApi(services, {
    checkAnswers: !isProduction,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    metrics,
    plainPage,
    renderPage(ctx) {
      metrics.countRendering();
      return renderPage(ctx);
    },
    mountFiles(files) {
      if (isProduction) mountStaticFiles(files);
      mountOfflineFiles(files, { isProduction });
    },
  });
  app.use(redirectToOnePath);
  const lanes = createRenderLanes(metrics);
  app.all("*", (c) => {
    const ctx = c.get("ctx");
    return lanes.run(c.req.path, callerOf(ctx.clientIp), () => {
      metrics.countRendering();
      return renderPage(ctx);
    });
  });
  const pageCache = isProduction
    ? createPageCache({
        connection,
        metrics,
        log: services.log,
        trustedProxies: env.TRUST_PROXY,
        render: (address, client) =>
          lanes.run(address, client, () => {
            metrics.countRendering();
            return renderForEveryone(services, address);
          }),
      })
    : null;

  return {
    fetch: app.fetch,
    pageCache,
    announcements,
    listensOn(port) {
      services.openPayments.listensOn(port);
      void warmUp(allDomains, services.log);
    },
    async stop() {
      await pageCache?.stop();
      await services.jobs.stop();
      await services.openPayments.close();
      await database.pool.end();
    },
  };
}
