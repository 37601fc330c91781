import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import type { ReportValues } from "./report-values.ts";

/** Under which the tab keeps what was typed of a report. */
export const REPORT_DRAFT = "species-report";

let photos: File[] = [];

/** Another part of the site begins a report: the form opens with it. Photos stay in memory until then. */
export function bringReport(values: Partial<ReportValues>, brought: File[]): void {
  writeDraft(REPORT_DRAFT, { ...readDraft<Partial<ReportValues>>(REPORT_DRAFT), ...values });
  photos = brought;
}

/** Once: the form that asks has them. */
export function takeBroughtPhotos(): File[] {
  const taken = photos;
  photos = [];
  return taken;
}
