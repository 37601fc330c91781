import type { Context } from "hono";
import sharp from "sharp";
import mark from "../../../public/favicon.svg?raw";

const INK = "#10263a";
/** Phones cut an icon into shapes of their own: what matters stays within the middle. */
const SAFE_SHARE = 0.72;

const SIZES = { "192.png": 192, "512.png": 512, "maskable-512.png": 512, "apple-180.png": 180 };
type IconName = keyof typeof SIZES;

const drawn = new Map<IconName, Promise<Buffer<ArrayBuffer>>>();

/** The mark of the site in the sizes that devices ask for. */
export async function serveAppIcon(c: Context): Promise<Response> {
  const name = c.req.param("name");
  if (!isIconName(name)) return c.notFound();
  const icon = drawn.get(name) ?? drawIcon(name);
  drawn.set(name, icon);
  return c.body(await icon, 200, {
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=86400",
  });
}

const isIconName = (name = ""): name is IconName => Object.hasOwn(SIZES, name);

async function drawIcon(name: IconName): Promise<Buffer<ArrayBuffer>> {
  const size = SIZES[name];
  if (name.startsWith("1") || name.startsWith("5")) return drawMark(size);
  const inner = Math.round(size * SAFE_SHARE);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(await drawMark(inner))
    .extend({ top: before, bottom: after, left: before, right: after, background: INK })
    .flatten({ background: INK })
    .png()
    .toBuffer();
}

const drawMark = (size: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(Buffer.from(mark), { density: (72 * size) / 40 })
    .resize(size, size)
    .png()
    .toBuffer();
