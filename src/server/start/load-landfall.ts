import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Connection } from "#src/db/client.server.ts";
import type { createLandfall, Landfall } from "../app.ts";
import type { Env } from "./env.ts";

interface AppModule {
  createLandfall: typeof createLandfall;
}

export interface LoadedLandfall {
  landfall: Landfall;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
}

/** The built server, or in development the sources through Vite. */
export async function loadLandfall(
  env: Env,
  connection: Connection,
  http: Server,
): Promise<LoadedLandfall> {
  if (env.NODE_ENV === "development") return loadThroughVite(env, connection, http);
  const built = pathToFileURL(path.resolve("build/server/index.js")).href;
  const app: AppModule = await import(built);
  const landfall = await app.createLandfall(env, connection);
  return { landfall, listener: listenerOf(landfall) };
}

/** The page cache first: what it has, it sends without making a Request of the message. */
function listenerOf({ fetch, pageCache }: Landfall): LoadedLandfall["listener"] {
  const listen = getRequestListener(fetch);
  if (!pageCache) return listen;
  return (request, response) =>
    pageCache.answer(request, response, () => listen(request, response));
}

/** Vite answers for source files and styles, Landfall for everything else. */
async function loadThroughVite(env: Env, connection: Connection, http: Server) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  const app = (await vite.ssrLoadModule("./src/server/app.ts")) as AppModule;
  const landfall = await app.createLandfall(env, connection);
  const answer = getRequestListener(landfall.fetch);
  const stop = async () => {
    await vite.close();
    await landfall.stop();
  };
  return {
    landfall: { ...landfall, stop },
    listener: (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith("/api/")) answer(request, response);
      else vite.middlewares(request, response, () => answer(request, response));
    },
  };
}
