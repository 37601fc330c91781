import { Readable } from "node:stream";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { readImageAddress } from "./image-address.ts";
import { withUpload } from "./receive-upload.server.ts";
import { storeImage, type Uploader } from "./store-media.server.ts";

/**
 * What a create call was given, as addresses of our own: data URLs are stored, uploaded pictures
 * stay, and everything else is refused. The server never fetches an address that a person gave.
 */
export async function takeImages(
  services: Services,
  uploader: Uploader,
  images: string[],
  field = "images",
): Promise<string[]> {
  const taken: string[] = [];
  for (const [index, image] of images.entries()) {
    taken.push(
      await takeImage(services, uploader, image).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        const fields = { [`${field}.${index}`]: error.message };
        throw new AppError("invalid", error.message, { code: error.code, fields, cause: error });
      }),
    );
  }
  return taken;
}

async function takeImage(services: Services, uploader: Uploader, image: string): Promise<string> {
  if (readImageAddress(image)) return image;
  const [, encoded] = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(image) ?? [];
  if (!encoded) {
    throw new AppError("invalid", "Please upload a picture: other addresses are not taken.");
  }
  const body = Readable.from([Buffer.from(encoded, "base64")]);
  const { address } = await withUpload(services.scratch, "image", body, (file) =>
    storeImage(services, uploader, file),
  );
  return address;
}
