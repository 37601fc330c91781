import { buffer } from "node:stream/consumers";
import { inSnapshot } from "#src/db/read-snapshot.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { createTurns } from "#src/platform/turns.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type ExportRequest, objectionTo } from "../dataset/contract.ts";
import { ANSWER_ROWS_MAX } from "../dataset/limits-contract.ts";
import { fileKindOf, filenameOf } from "../dataset/write-tables.server.ts";
import type { AskedExport, ExportFile, ExportJob } from "./contract.ts";
import { daysOf, openExport } from "./open-export.server.ts";
import { startExport } from "./start-export.server.ts";

/** Each takes a connection and some of a core while it is written. */
const turns = createTurns({
  ...{ atOnce: 3, weightMax: 3, waitingMax: 100 },
  busy: "Many exports are being written just now. Please try again in a moment.",
});

/** The file itself, or a job that writes it where it is large or was asked for so. */
export async function exportData(
  services: Services,
  sender: Sender,
  { asJob = false, ...request }: AskedExport,
): Promise<ExportFile | ExportJob> {
  const objection = objectionTo(request);
  if (objection) {
    const { field, message } = objection;
    throw new AppError("invalid", message, { fields: { [field]: message } });
  }
  const file = asJob ? null : await answerAtOnce(services, sender, request);
  return file ?? startExport(services, sender, request);
}

/** Null when it has too many rows for an answer. */
async function answerAtOnce(
  services: Services,
  { viewer, senderKey }: Sender,
  request: ExportRequest,
): Promise<ExportFile | null> {
  const { mimeType, isText } = fileKindOf(request);
  const encoding = isText ? "utf8" : "base64";
  const filename = filenameOf(request, daysOf(request, new Date()));
  const bytes = await turns.take(viewer?.id ?? senderKey, 1, () =>
    inSnapshot(services.db, async (snapshot) => {
      const countMax = ANSWER_ROWS_MAX + 1;
      const opened = await openExport(services, snapshot, { request, viewer, countMax });
      return opened.rowsTotal > ANSWER_ROWS_MAX ? null : buffer(opened.write());
    }),
  );
  return bytes && { content: bytes.toString(encoding), mimeType, filename, encoding };
}
