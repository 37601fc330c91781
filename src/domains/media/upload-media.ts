import { type FileWatch, sendFile } from "#src/shared/send-file.ts";
import { steadily } from "#src/shared/steady-progress.ts";
import { untilAnswered } from "#src/shared/until-answered.ts";
import type { UploadedMedia } from "./contract.ts";
import type { MediaKind } from "./limits-contract.ts";

interface UploadWatch extends FileWatch {
  onLost: () => void;
}

/** The whole file goes again after a loss; what arrived without our knowing is swept by the server. */
export function uploadMedia(
  file: File,
  kind: MediaKind,
  given: UploadWatch,
): Promise<UploadedMedia> {
  const call = { method: "POST", path: `/api/media?kind=${kind}`, file } as const;
  const watch = steadily(given);
  return untilAnswered(() => sendFile<UploadedMedia>(call, watch), watch);
}
