import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { AppEnv } from "../http/request-scope.ts";

const CLIENT = "./build/client";

/** Names of built files carry a hash of their content, so browsers may keep them for good. */
export function mountStaticFiles(app: Hono<AppEnv>): void {
  app.use(
    "/assets/*",
    serveStatic({
      root: CLIENT,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  // A file of an earlier build: no page is rendered to say so.
  app.get("/assets/*", (c) => c.notFound());
  for (const files of ["/coast/*", "/names/*"]) {
    app.use(
      files,
      serveStatic({
        root: CLIENT,
        precompressed: true,
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400"),
      }),
    );
  }
  for (const file of ["/logo.svg", "/favicon.svg"]) {
    app.use(
      file,
      serveStatic({
        root: CLIENT,
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
      }),
    );
  }
}
