import type { ConservationAlert } from "../contract.ts";
import { AlertCard } from "./alert-card.tsx";

export function AlertList({ alerts }: { alerts: readonly ConservationAlert[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {alerts.map((alert) => (
        <li key={alert.id} className="min-w-0">
          <AlertCard alert={alert} />
        </li>
      ))}
    </ul>
  );
}
