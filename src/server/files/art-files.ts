import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { renderArt } from "#src/art/art-file.ts";

const drawn = new LRUCache<string, string>({
  maxSize: 8 << 20,
  sizeCalculation: (svg) => svg.length,
});

/**
 * Drawings of our own making: the only SVG that is served. They follow from their address, so
 * browsers may keep them; the policy keeps them pictures even when opened alone.
 */
export function serveArt(c: Context): Response | Promise<Response> {
  const svg = drawn.get(c.req.path) ?? renderArt(c.req.path);
  if (svg === null) return c.notFound();
  drawn.set(c.req.path, svg);
  return c.body(svg, 200, {
    "Content-Type": "image/svg+xml",
    "Cache-Control": "public, max-age=604800, immutable",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}
