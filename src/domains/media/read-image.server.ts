import sharp from "sharp";
import { type PictureFacts, workOnImage } from "#src/platform/image-work.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { IMAGE_WIDTH_MAX, storedWidths } from "./image-path.ts";
import { IMAGE_MAX_PIXELS } from "./limits-contract.ts";
import { isPlainPicture } from "./sniff-picture.server.ts";

const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** Taller than three times its width, a picture is made narrower instead. */
const HEIGHT_MAX = IMAGE_WIDTH_MAX * 3;
const DECODING_MAX_SECONDS = 30;
const PLACEHOLDER_PIXELS = 16;

export interface ReadImage {
  width: number;
  height: number;
  placeholder: string;
  variants: { width: number; webp: Buffer }[];
}

const unreadable = (cause?: unknown) =>
  new AppError(
    "unsupported_media",
    "This file is not a picture that can be read. Please use JPG, PNG or WebP.",
    { code: "unreadable_image", cause },
  );

/** In the turn of whoever sent it. */
export async function readImage(file: string, person: string): Promise<ReadImage> {
  const facts = await requirePicture(file);
  return workOnImage(person, facts, () => encodeAnew(file));
}

/**
 * Decodes once and encodes anew in every width: what comes out is a picture and nothing else, with
 * no place, no camera and no comment in it.
 */
async function encodeAnew(file: string): Promise<ReadImage> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(IMAGE_WIDTH_MAX, HEIGHT_MAX, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: DECODING_MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const decoded = () => sharp(data, { raw: { width, height, channels } });
    const tiny = await decoded().resize(PLACEHOLDER_PIXELS).webp({ quality: 30 }).toBuffer();
    const variants = [];
    for (const wide of storedWidths(width)) {
      const webp = await decoded().resize(wide).webp({ quality: 80 }).toBuffer();
      variants.push({ width: wide, webp });
    }
    const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
    return { width, height, placeholder, variants };
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function requirePicture(file: string): Promise<PictureFacts> {
  if (!(await isPlainPicture(file))) throw unreadable();
  // The size is read from the header alone, so that a huge one can be refused by name.
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  if (!READABLE.has(facts.format ?? "")) throw unreadable();
  if (facts.width * facts.height > IMAGE_MAX_PIXELS) {
    const message = `This picture has ${facts.width} x ${facts.height} pixels. At most ${IMAGE_MAX_PIXELS / 1_000_000} million can be taken.`;
    throw new AppError("too_large", message, { code: "too_many_pixels" });
  }
  return facts;
}
