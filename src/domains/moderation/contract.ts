import { z } from "zod";
import { Paging } from "#src/shared/paging.ts";
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from "./limits-contract.ts";
import { ShownVersion } from "./version-contract.ts";

/** What a decision is about: the name stays readable when the thing is gone. */
export interface Subject {
  /** One of the kinds that its domain names in its manifest. */
  type: string;
  id: number | string;
  name: string;
}

export interface Decision {
  /** "business.approve", "claim.reject". */
  action: `${string}.${string}`;
  subject: Subject;
  before?: unknown;
  after?: unknown;
  note?: string | null;
}

export const AuditEntry = z.object({
  id: z.int(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilter = z.object({
  /** Part of who decided, of what about, or of the note. */
  q: z.string().trim().max(200).optional(),
  subjectType: z.string().optional(),
  ...Paging.shape,
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** What readers can report, each through a call of its own domain. */
export type ReportedSubject = { type: Subject["type"]; id: number };

const ReportReason = z.enum(
  Object.keys(REPORT_REASONS) as [keyof typeof REPORT_REASONS, ...(keyof typeof REPORT_REASONS)[]],
  "Please choose a reason.",
);

export const NewReport = z
  .object({
    reason: ReportReason,
    note: z
      .string()
      .trim()
      .max(REPORT_NOTE_MAX_LENGTH, `At most ${REPORT_NOTE_MAX_LENGTH} characters.`)
      .optional(),
  })
  .refine(({ reason, note }) => reason !== "other" || Boolean(note), {
    path: ["note"],
    message: "Please say what is wrong.",
  });
export type NewReport = z.infer<typeof NewReport>;

export const FLAG_STATUSES = ["open", "upheld", "dismissed"] as const;
const FlagStatus = z.enum(FLAG_STATUSES);

/** A report as administrators see it. What it is about is read from that thing's own call. */
export const Flag = z.object({
  id: z.int(),
  subjectType: z.string(),
  subjectId: z.int(),
  reason: z.string(),
  note: z.string().nullable(),
  /** Null when whoever reported it was not signed in. */
  reporterName: z.string().nullable(),
  status: FlagStatus,
  /** Open reports about the same thing, this one included. */
  openReports: z.int(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Flag = z.infer<typeof Flag>;

export const FlagFilter = z.object({
  status: FlagStatus.default("open"),
  subjectType: z.string().max(40).optional(),
  ...Paging.shape,
});
export type FlagFilter = z.infer<typeof FlagFilter>;

export const FlagDecision = z.object({
  status: z.enum(["upheld", "dismissed"], "Please uphold or dismiss the report."),
  /** Mailed to whoever wrote what is taken down; without one, the reason of the report is. */
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX_LENGTH, `At most ${REPORT_NOTE_MAX_LENGTH} characters.`)
    .optional(),
  /** Of the reported thing as it was shown; upholding takes it. */
  version: ShownVersion.optional(),
});
export type FlagDecision = z.infer<typeof FlagDecision>;
