import { z } from "zod";

/** What a decision is about: the name stays readable when the thing is gone. */
export interface Subject {
  type: "business" | "review" | "claim" | "edit" | "experience" | "flag" | "support" | "user";
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
