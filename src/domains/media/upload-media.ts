import { RequestError } from "#src/shared/http.ts";
import type { UploadedMedia } from "./contract.ts";
import type { MediaKind } from "./limits-contract.ts";

/** `fetch` tells nothing about how much was sent; this is the one call that needs to know. */
export function uploadMedia(
  file: File,
  kind: MediaKind,
  onProgress: (percent: number) => void,
): Promise<UploadedMedia> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", `/api/media?kind=${kind}`);
    call.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    call.setRequestHeader("Content-Type", "application/octet-stream");
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    call.onerror = () =>
      reject(new RequestError(0, "", { message: "The connection was lost. Please try again." }));
    call.onload = () => {
      const body = parse(call.responseText);
      if (call.status === 201) resolve(body as unknown as UploadedMedia);
      else reject(new RequestError(call.status, call.responseText, body));
    };
    call.send(file);
  });
}

function parse(text: string): Record<string, never> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
