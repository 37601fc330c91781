import { Badge } from "#src/design/primitives/badge.tsx";
import {
  REPORT_TYPES,
  type ReportType,
  VERIFICATION_STATUSES,
  type VerificationStatus,
} from "../limits-contract.ts";

const TONES = { pending: "neutral", verified: "ok", disputed: "land" } as const;

export const VerificationBadge = ({ status }: { status: VerificationStatus }) => (
  <Badge tone={TONES[status]}>{VERIFICATION_STATUSES[status]}</Badge>
);

export const TypeBadge = ({ type }: { type: ReportType }) => (
  <Badge tone="shoal">{REPORT_TYPES[type]}</Badge>
);
