import sharp, { type Sharp } from "sharp";
import { IMAGE_MAX_PIXELS, MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { arePlainPictureBytes } from "#src/domains/media/sniff-picture.server.ts";
import { type PictureFacts, workOnImage } from "#src/platform/image-work.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { PICTURE_SIDE } from "./limits-contract.ts";

const DECODING_MAX_SECONDS = 15;
const SENT_SIDE = 1024;
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

const refusal = (code: string, message: string, cause?: unknown) =>
  new AppError("invalid", message, { code, fields: { imageData: message }, cause });

/** A photo that can be looked at, as it was sent. */
export interface Photo {
  bytes: Buffer;
  facts: PictureFacts;
  person: string;
}

export async function openPhoto(imageData: string, person: string): Promise<Photo> {
  const bytes = Buffer.from(imageData.slice(imageData.indexOf(",") + 1), "base64");
  requireSize(bytes);
  return { bytes, facts: await requirePicture(bytes), person };
}

/** As the built-in model wants to see it: the middle of it, 299 by 299 pixels, three bytes each. */
export const pixelsOf = (photo: Photo): Promise<Uint8Array> =>
  decode(photo, (upright) => upright.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "cover" }).raw());

/** As it may leave the site: the whole of it, small, without what the camera wrote into it. */
export const plainJpegOf = (photo: Photo): Promise<Uint8Array> =>
  decode(photo, (upright) =>
    upright
      .resize(SENT_SIDE, SENT_SIDE, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 85 }),
  );

function requireSize(bytes: Buffer): void {
  const most = MAX_BYTES.image;
  if (bytes.length > most) {
    const message = `This photo has more than ${most / 1024 / 1024} MB. Please send a smaller one.`;
    throw new AppError("too_large", message, { code: "too_many_bytes" });
  }
}

async function requirePicture(bytes: Buffer): Promise<PictureFacts> {
  if (isHeic(bytes))
    throw refusal(
      "heic",
      "HEIC photos cannot be read here. Please save or share the photo as JPG and try again.",
    );
  if (!arePlainPictureBytes(bytes))
    throw refusal(
      "not_a_picture",
      "This file is not a picture that can be read, or it is cut off. Please use JPG, PNG or WebP.",
    );
  // The size is read from the header alone, so that a huge one can be refused by name.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw broken(cause);
    });
  if (facts.width * facts.height > IMAGE_MAX_PIXELS) {
    const message = `This photo has ${facts.width} x ${facts.height} pixels. At most ${IMAGE_MAX_PIXELS / 1_000_000} million can be looked at.`;
    throw new AppError("too_large", message, { code: "too_many_pixels" });
  }
  return facts;
}

const broken = (cause: unknown) =>
  refusal("broken_picture", "This photo is damaged or incomplete. Please try another one.", cause);

/** The box at the start names the kind; AVIF has the same box. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  const brands = bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 64));
  return HEIC_BRANDS.test(brands.slice(0, 4)) && !brands.includes("avif");
}

function decode(
  { bytes, facts, person }: Photo,
  shape: (upright: Sharp) => Sharp,
): Promise<Uint8Array> {
  return workOnImage(person, facts, async () => {
    try {
      const upright = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 }).autoOrient();
      const plain = upright.flatten().toColourspace("srgb");
      const pixels = await shape(plain).timeout({ seconds: DECODING_MAX_SECONDS }).toBuffer();
      return new Uint8Array(pixels);
    } catch (cause) {
      throw broken(cause);
    }
  });
}
