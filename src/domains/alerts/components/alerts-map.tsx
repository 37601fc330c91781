import { PlacesMap } from "#src/domains/places/components/places-map.tsx";
import type { ConservationAlert } from "../contract.ts";
import { alertPath, SEVERITIES } from "../limits-contract.ts";

interface AlertsMapProps {
  alerts: readonly ConservationAlert[];
  className: string;
}

export const AlertsMap = ({ alerts, className }: AlertsMapProps) => (
  <PlacesMap
    places={alerts.map((alert) => ({
      ...alert,
      ...{ label: `${alert.title} (${SEVERITIES[alert.severity]})`, to: alertPath(alert.id) },
    }))}
    ariaLabel="Chart of the alerts in the list"
    className={className}
  />
);
