import { type FileWatch, fileCallsOf } from "#src/shared/send-file.ts";
import { steadily } from "#src/shared/steady-progress.ts";
import { untilAnswered } from "#src/shared/until-answered.ts";
import type { mediaRoutes } from "./api.server.ts";
import type { UploadedMedia } from "./contract.ts";
import type { MediaKind } from "./limits-contract.ts";

const sendFile = fileCallsOf<typeof mediaRoutes>();

interface UploadWatch extends FileWatch {
  onLost: () => void;
}

/** The whole file goes again after a loss; what arrived without our knowing is swept by the server. */
export function uploadMedia(
  file: File,
  kind: MediaKind,
  given: UploadWatch,
): Promise<UploadedMedia> {
  const watch = steadily(given);
  const send = () => sendFile("POST /api/media", { query: { kind }, body: file }, watch);
  return untilAnswered(send, watch);
}
