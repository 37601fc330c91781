import { BadgeCheck } from "lucide-react";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { ConservationAlert } from "../contract.ts";
import { ALERT_STATUSES, ALERT_TYPES, SEVERITIES } from "../limits-contract.ts";

const SEVERITY_TONES = {
  low: "neutral",
  medium: "shoal",
  high: "land",
  critical: "danger",
} as const;

export const AlertBadges = ({ alert }: { alert: ConservationAlert }) => (
  <div className="flex flex-wrap gap-2">
    <Badge tone={SEVERITY_TONES[alert.severity]}>{SEVERITIES[alert.severity]}</Badge>
    {alert.isDemo ? <Badge>Example</Badge> : null}
    <Badge>{ALERT_TYPES[alert.alertType]}</Badge>
    <Badge tone={alert.status === "active" ? "accent" : "ok"}>{ALERT_STATUSES[alert.status]}</Badge>
    {alert.verifiedByExpert ? (
      <Badge tone="ok">
        <BadgeCheck aria-hidden /> Verified by an expert
      </Badge>
    ) : null}
  </div>
);
