import { Readable } from "node:stream";
import type { Services } from "#src/platform/services.server.ts";
import { AppError, type ErrorKind } from "#src/shared/errors.ts";
import { readImagePath } from "./image-path.ts";
import { withUpload } from "./receive-upload.server.ts";
import { requireOwnMedia } from "./require-own-media.server.ts";
import { storeImage } from "./store-media.server.ts";
import type { Uploader } from "./upload-allowance.server.ts";

/** What is wrong with the picture itself, unlike a full disk or a used-up day. */
const FAULTS = new Set<ErrorKind>(["invalid", "too_large", "unsupported_media"]);
/** Whatever it is called: its bytes tell whether it is a picture. */
const DATA_START = /^data:[^,]{0,200};base64,/;

/**
 * What a create call was given, as addresses of our own: data URLs are stored, pictures that the person
 * uploaded stay, and everything else is refused. The server never fetches an address that a person gave.
 */
export async function takeImages(
  services: Services,
  uploader: Uploader,
  images: string[],
): Promise<string[]> {
  const taken: string[] = [];
  for (const [index, image] of images.entries()) {
    taken.push(
      await takeImage(services, uploader, image).catch((error: unknown) => {
        if (!(error instanceof AppError && FAULTS.has(error.kind))) throw error;
        const fields = { [`images.${index}`]: error.message };
        throw new AppError("invalid", error.message, { code: error.code, fields, cause: error });
      }),
    );
  }
  return taken;
}

async function takeImage(services: Services, uploader: Uploader, image: string): Promise<string> {
  if (readImagePath(image)) {
    await requireOwnMedia(services.db, uploader, [image]);
    return image;
  }
  const start = DATA_START.exec(image)?.[0];
  if (!start) {
    throw new AppError("invalid", "Please upload a picture: other addresses are not taken.");
  }
  const body = Readable.from([Buffer.from(image.slice(start.length), "base64")]);
  const { address } = await withUpload(services, { uploader, kind: "image", body }, (file) =>
    storeImage(services, uploader, { file }),
  );
  return address;
}
