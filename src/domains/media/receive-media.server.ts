import type { ReadableStream } from "node:stream/web";
import type { Services } from "#src/platform/services.server.ts";
import type { UploadedMedia } from "./contract.ts";
import type { MediaKind } from "./limits-contract.ts";
import { withUpload } from "./receive-upload.server.ts";
import { storeDocument, storeImage, storeVideo, type Uploader } from "./store-media.server.ts";

export function receiveMedia(
  services: Services,
  uploader: Uploader,
  kind: MediaKind,
  body: ReadableStream | null,
): Promise<UploadedMedia> {
  return withUpload(services.scratch, kind, body, (file, bytes) => {
    if (kind === "video") return storeVideo(services, uploader, file, bytes);
    if (kind === "document") return storeDocument(services, uploader, file, bytes);
    return storeImage(services, uploader, file);
  });
}
