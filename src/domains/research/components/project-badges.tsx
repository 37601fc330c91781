import { Badge } from "#src/design/primitives/badge.tsx";
import {
  FUNDING_STATUSES,
  type FundingStatus,
  PROJECT_STATUSES,
  type ProjectStatus,
} from "../limits-contract.ts";

const STATUS_TONES = {
  active: "ok",
  planning: "shoal",
  seeking_collaborators: "accent",
  completed: "neutral",
} as const;

const FUNDING_TONES = { funded: "land", seeking_funding: "accent", unfunded: "neutral" } as const;

export const StatusBadge = ({ status }: { status: ProjectStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{PROJECT_STATUSES[status]}</Badge>
);

export const FundingBadge = ({ status }: { status: FundingStatus }) => (
  <Badge tone={FUNDING_TONES[status]}>{FUNDING_STATUSES[status]}</Badge>
);
