import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Hono } from "hono";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { openApiDocument } from "./openapi.ts";

const TYPES: Record<string, string> = {
  "swagger-ui.css": "text/css",
  "swagger-ui-bundle.js": "text/javascript",
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Landfall API</title>
  <link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
  <div id="docs"></div>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true });`;

const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The API's pages, served from here: nothing is loaded from another host. */
export function apiDocs(): Hono {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
  );
  return new Hono()
    .get("/", (c) => c.html(PAGE, 200, { "Content-Security-Policy": POLICY }))
    .get("/start.js", (c) => c.body(START, 200, { "Content-Type": "text/javascript" }))
    .get("/:file", async (c) => {
      const file = c.req.param("file");
      const type = Object.hasOwn(TYPES, file) && TYPES[file];
      if (!type) return c.notFound();
      const headers = { "Content-Type": type, "Cache-Control": "public, max-age=86400" };
      return c.body(await readFile(path.join(folder, file), "utf8"), 200, headers);
    });
}

/** Written when it is first asked for: few ask, and it is a good part of what a start costs. */
export function apiDescription(routes: readonly RouteDeclaration[], baseUrl: string): Hono {
  let description: ReturnType<typeof openApiDocument> | undefined;
  return new Hono().get("/", (c) => {
    description ??= openApiDocument(routes, baseUrl);
    return c.json(description);
  });
}
