import { Badge } from "#src/design/primitives/badge.tsx";
import type { Booking } from "../../booking/contract.ts";

const TONES = { pending: "land", confirmed: "ok", cancelled: "shoal" } as const;

export const StatusBadge = ({ status }: Pick<Booking, "status">) => (
  <Badge tone={TONES[status]}>{status}</Badge>
);
