import type { Connection } from "#src/db/client.server.ts";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { createApi } from "./api.ts";
import type { Env } from "./env.ts";
import { prepareFirstStart } from "./first-start.ts";
import { renderPage } from "./pages.ts";
import { createServices } from "./services.ts";
import { mountStaticFiles } from "./static-files.ts";

export interface Landfall {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /** Lines for the person at the terminal: sign-ins that were made just now. */
  announcements: string[];
  /** Waits for running jobs, then lets go of the database. */
  stop(): Promise<void>;
}

/** The composition of the house. The database is migrated before this is called. */
export async function createLandfall(env: Env, connection: Connection): Promise<Landfall> {
  const database: Database = openDatabase(connection, (error) =>
    services.log.error({ err: error }, "idle database connection failed"),
  );
  const services = await createServices(env, database);
  await services.jobs.start();
  const announcements = await prepareFirstStart(env, services);
  if (env.ROLE !== "web") await services.jobs.work(services);

  const isProduction = env.NODE_ENV === "production";
  const app = createApi(services, {
    checkAnswers: !isProduction,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    mountFiles: isProduction ? mountStaticFiles : undefined,
  });
  app.all("*", (c) => renderPage(c.get("ctx")));

  return {
    fetch: app.fetch,
    announcements,
    async stop() {
      await services.jobs.stop();
      await database.pool.end();
    },
  };
}
