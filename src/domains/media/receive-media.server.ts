import type { Services } from "#src/platform/services.server.ts";
import type { UploadedMedia } from "./contract.ts";
import { type Upload, withUpload } from "./receive-upload.server.ts";
import { storeDocument, storeImage, storeVideo } from "./store-media.server.ts";

export function receiveMedia(services: Services, upload: Upload): Promise<UploadedMedia> {
  const { uploader, kind } = upload;
  return withUpload(services, upload, (file, bytes) => {
    if (kind === "video") return storeVideo(services, uploader, { file, bytes });
    if (kind === "document") return storeDocument(services, uploader, { file, bytes });
    return storeImage(services, uploader, { file });
  });
}
