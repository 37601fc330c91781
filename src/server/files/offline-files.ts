import { createHash } from "node:crypto";
import listingScripts from "virtual:listing-scripts";
import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { FONT_PRELOADS } from "#src/design/font-preloads.ts";
import { THEME_COLORS } from "#src/design/light/light-choice.ts";
import worker from "#src/web/offline/service-worker.js?raw";
import type { AppEnv } from "../http/request-scope.ts";
import { serveAppIcon } from "./app-icons.ts";

const MANIFEST = {
  id: "/",
  name: "Landfall",
  short_name: "Landfall",
  description: "A directory and community for life on the water's edge",
  start_url: "/",
  scope: "/",
  display: "standalone",
  lang: "en",
  background_color: THEME_COLORS.day,
  theme_color: THEME_COLORS.day,
  categories: ["travel", "navigation", "lifestyle"],
  icons: [
    { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Search", url: "/search" },
    { name: "Categories", url: "/categories" },
  ],
};

/** What makes the site installable and lets it open without a signal. */
export function mountOfflineFiles(app: Hono<AppEnv>, { isProduction }: { isProduction: boolean }) {
  const manifest = JSON.stringify(MANIFEST);
  app.get("/manifest.webmanifest", (c) =>
    c.body(manifest, 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  app.get("/icons/:name", serveAppIcon);
  if (!isProduction) return;
  const script = serviceWorker();
  app.get("/sw.js", (c) =>
    c.body(script, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // It holds for what the worker fetches, too.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    }),
  );
}

/** Its version follows from its own text and the names of the built files, which hold their hashes. */
function serviceWorker(): string {
  const shell = shellFiles();
  const version = createHash("sha256")
    .update(worker)
    .update(build.assets.version)
    .update(JSON.stringify(shell))
    .digest("hex")
    .slice(0, 12);
  return `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n${worker}`;
}

/** The scripts, styles and fonts of a listing's page, of an event's door and of the page that stands for missing ones. */
function shellFiles(): string[] {
  const { entry, routes, url } = build.assets;
  const shown = ["root", "pages/business", "pages/event-door", "pages/offline"].flatMap((id) => {
    const route = routes[id];
    if (!route) throw new Error(`There is no page ${id}`);
    return [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
  });
  const fonts = FONT_PRELOADS.map(({ href }) => href);
  const scripts = [url, entry.module, ...entry.imports, ...shown, ...listingScripts];
  return [...new Set([...scripts, ...fonts, "/logo.svg"])];
}
