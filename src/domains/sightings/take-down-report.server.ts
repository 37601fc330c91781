import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { removeReport } from "./remove-report.server.ts";
import { lockReport } from "./report-rows.server.ts";
import { auditText, nameOfReport, versionOfReport } from "./to-report.server.ts";

/** It is deleted with what people said about it. */
export const takeDownReport: TakeDown = async (tx, services, admin, { id, version, reason }) => {
  const row = await lockReport(tx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "not_found") return null;
    throw error;
  });
  if (!row) return false;
  requireShown(version, versionOfReport(row));
  await removeReport(tx, services, admin, row);
  await recordDecision(tx, admin, {
    action: "species-report.take-down",
    subject: { type: "species-report", id, name: nameOfReport(row) },
    before: auditText(row),
    note: reason,
  });
  return true;
};
