import type { HttpBindings } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { serveArt } from "./files/art-files.ts";
import { serveMedia, servePrivateMedia } from "./files/media-files.ts";
import { serveSharePictures } from "./files/share-pictures.ts";
import { sitemap } from "./files/sitemap.ts";
import { apiDescription, apiDocs } from "./http/api-docs.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { type PlainPage, toErrorResponse } from "./http/errors.ts";
import { respondTo, toHonoPath } from "./http/mount-route.ts";
import { type RenderPage, respondToForm } from "./http/plain-form.ts";
import { type AppEnv, requestScope, sessionScope } from "./http/request-scope.ts";
import { createMetrics, type Metrics } from "./operations/metrics.ts";
import { mayReadMetrics } from "./operations/metrics-access.ts";
import { allRoutes } from "./routes.ts";

export interface ApiOptions {
  checkAnswers: boolean;
  trustedProxies: number;
  metricsToken?: string;
  metrics?: Metrics;
  routes?: readonly RouteDeclaration[];
  /** For pages that could not be made; without it they get what calls get. */
  plainPage?: PlainPage;
  /** For forms of pages without scripts; without it, they are not taken. */
  renderPage?: RenderPage;
  /** Further files that are the same for everyone. */
  mountFiles?: (app: Hono<AppEnv>) => void;
}

/** Everything but pages: the declared calls, their description, and what operators ask for. */
export function createApi(services: Services, options: ApiOptions): Hono<AppEnv> {
  const { routes = allRoutes, metrics = createMetrics() } = options;
  const app = new Hono<AppEnv>();
  app.use(compressAnswers());
  app.use(requestScope(services, { trustedProxies: options.trustedProxies, metrics }));
  app.use("/api/*", etag());
  app.onError((error, c) => {
    const log = c.get("ctx")?.log ?? services.log;
    const isGone = c.req.raw.signal.aborted || isCutShort(c.env?.incoming);
    return toErrorResponse(error, { log, isGone, request: c.req.raw, ...options });
  });
  app.notFound(() => {
    throw new AppError("not_found", "There is nothing at this address.");
  });

  mountOperations(app, services, metrics, options);
  app.use("/media/private/*", sessionScope);
  app.get("/media/private/:id", servePrivateMedia);
  app.get("/media/*", serveMedia(services));
  app.get("/art/*", serveArt);
  app.get("/share/*", serveSharePictures(services.db));
  options.mountFiles?.(app);
  app.use(sessionScope);
  app.route("/", sitemap(services.db, services.site.baseUrl));
  app.route("/api/docs", apiDocs());
  app.route("/api/openapi.json", apiDescription(routes, services.site.baseUrl));
  for (const route of routes) {
    app.on(route.method, toHonoPath(route.path), respondTo(route, options));
    mountForm(app, route, options);
  }
  app.all("/api/*", () => {
    throw new AppError("not_found", "There is no such call.");
  });
  return app;
}

/** Its end never came. */
const isCutShort = (incoming: HttpBindings["incoming"] | undefined): boolean =>
  incoming?.destroyed === true && !incoming.complete;

function mountForm(app: Hono<AppEnv>, route: RouteDeclaration, { renderPage }: ApiOptions): void {
  const { form } = route;
  if (!form || !renderPage) return;
  for (const page of form.pages) app.post(page, respondToForm(route, form, renderPage));
}

function mountOperations(
  app: Hono<AppEnv>,
  services: Services,
  metrics: Metrics,
  { metricsToken }: ApiOptions,
): void {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    await services.db.execute(sql`select 1`);
    return c.text("ready");
  });
  app.get("/metrics", (c) => {
    if (!mayReadMetrics(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress, metricsToken)) {
      throw new AppError("not_found", "There is no such page.");
    }
    return metrics.render();
  });
}
