import { Readable } from "node:stream";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireExportRow } from "./queries.server.ts";
import { rightsOf } from "./rights-of.server.ts";

/** The file, for whom it was written, while they may still see all that is in it. */
export async function fetchExport(
  { db, storage }: Pick<Services, "db" | "storage">,
  viewer: Viewer | null,
  { id }: { id: string },
): Promise<Response> {
  const row = await requireExportRow(db, viewer, id);
  if (row.status !== "done") {
    throw new AppError("conflict", "This export is not written yet. Please wait a moment.");
  }
  if (row.userId && row.rights !== (await rightsOf(db, viewer))) {
    throw new AppError(
      "forbidden",
      "What you may see has changed since this file was written. Please make the export again.",
    );
  }
  const file = row.storedAs ? await storage.get(row.storedAs) : null;
  if (!file) throw new AppError("not_found", "This file is gone. Please make the export again.");
  return new Response(Readable.toWeb(await file.stream()) as ReadableStream, {
    headers: {
      "Content-Type": row.mimeType,
      "Content-Length": String(file.size),
      "Content-Disposition": `attachment; filename="${row.filename}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
