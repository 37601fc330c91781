import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Db } from "#src/db/client.server.ts";
import { renderArt } from "#src/domains/directory/art/art-file.ts";
import { drawHero } from "#src/domains/directory/art/draw-hero.ts";
import { drawPlace } from "#src/domains/directory/art/draw-place.ts";
import { drawSharePicture } from "#src/domains/directory/art/draw-share-picture.ts";
import { type ArtCategory, isArtCategory } from "#src/domains/directory/art/scenes-by-category.ts";
import { findCategory } from "#src/domains/directory/category-contract.ts";
import { countByCategory } from "#src/domains/directory/kept-counts.server.ts";
import { findBusiness } from "#src/domains/directory/queries.server.ts";
import {
  businessWords,
  categoryWords,
  HOME_WORDS,
  locationWords,
  SHARE_NAME_MAX,
  type ShareWords,
  shareVersion,
} from "#src/domains/directory/share-rules.ts";
import { AppError } from "#src/shared/errors.ts";

interface Card {
  words: ShareWords;
  scene: () => string;
}

const PATH = /^\/share\/([0-9a-z]{8})\/(home|category|location|business)(?:\/([^/]+))?\.png$/;
const WAITING_MAX = 30;
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_NOW = "public, max-age=300";

/**
 * Pictures for links on other sites, drawn when asked for, one at a time: drawing takes all of a
 * core for a moment. An address with an old version shows the picture of today, and not for good.
 */
export function serveSharePictures(db: Db) {
  const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: 24 << 20,
    sizeCalculation: (bytes) => bytes.length,
  });
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function draw(key: string, card: Card): Promise<Buffer<ArrayBuffer>> {
    const known = drawn.get(key);
    if (known) return known;
    if (waiting >= WAITING_MAX) throw new AppError("unavailable", "Please try again in a moment.");
    waiting += 1;
    const mine = turn.then(async () => drawn.get(key) ?? (await toPng(card)));
    turn = mine.catch(() => undefined);
    try {
      const bytes = await mine;
      drawn.set(key, bytes);
      return bytes;
    } finally {
      waiting -= 1;
    }
  }

  return async (c: Context): Promise<Response> => {
    const [, version, kind = "", name = ""] = PATH.exec(c.req.path) ?? [];
    const card = await findCard(db, kind, decode(name));
    if (!card) return c.notFound();
    const current = shareVersion(card.words);
    const bytes = await draw(`${kind}/${name}/${current}`, card);
    return c.body(bytes, 200, {
      "Content-Type": "image/png",
      "Content-Length": String(bytes.length),
      "Cache-Control": version === current ? FOR_GOOD : FOR_NOW,
    });
  };
}

const toPng = async ({ words, scene }: Card): Promise<Buffer<ArrayBuffer>> => {
  const svg = Buffer.from(drawSharePicture(scene(), words));
  return sharp(svg).flatten().png({ palette: true, effort: 4 }).toBuffer();
};

/** Null where no page shows such a picture. */
async function findCard(db: Db, kind: string, name: string | null): Promise<Card | null> {
  if (kind === "home" && name === "") {
    return { words: HOME_WORDS, scene: () => drawHero("harbour-dawn") };
  }
  if (!name || name.length > SHARE_NAME_MAX || name.includes("\0")) return null;
  if (kind === "category") return categoryCard(name);
  if (kind === "business") return businessCard(db, name);
  const [byName, byTown] = await Promise.all([
    countByCategory(db, { location: name }),
    countByCategory(db, { city: name }),
  ]);
  if (Object.keys({ ...byName, ...byTown }).length === 0) return null;
  return { words: locationWords(name), scene: () => drawHero("marina") };
}

function categoryCard(id: string): Card | null {
  const category = findCategory(id);
  if (!category) return null;
  return { words: categoryWords(category), scene: () => placeScene(category.id, 7) };
}

async function businessCard(db: Db, id: string): Promise<Card | null> {
  const business = /^[1-9]\d{0,8}$/.test(id) ? await findBusiness(db, Number(id), null) : null;
  if (!business) return null;
  const scene = () =>
    renderArt(business.images[0] ?? "") ?? placeScene(business.category, business.id);
  return { words: businessWords(business), scene };
}

const placeScene = (category: string, seed: number): string => {
  const known: ArtCategory = isArtCategory(category) ? category : "marinas";
  return drawPlace({ category: known, seed, variant: 0 });
};

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
