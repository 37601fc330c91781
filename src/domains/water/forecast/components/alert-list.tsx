import { TriangleAlert } from "lucide-react";
import type { LocalClock } from "../../station/components/local-time.ts";
import type { Forecast } from "../contract.ts";

interface AlertListProps {
  alerts: Forecast["alerts"];
  clock: LocalClock;
}

/** Words of the service, as plain text. */
export function AlertList({ alerts, clock }: AlertListProps) {
  if (alerts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3 border-danger border-b bg-danger-soft px-4 py-3 text-sm">
      {alerts.map(({ id, event, headline, description, until }) => (
        <li key={id} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          <div className="min-w-0">
            <strong>{event}</strong>
            {until ? (
              <>
                {" until "}
                <time dateTime={until}>{clock.dayAndTime(Date.parse(until))}</time>
              </>
            ) : null}
            {headline === event ? null : <span className="block">{headline}</span>}
            {description ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center underline">
                  What it says
                </summary>
                <p className="whitespace-pre-line pb-2">{description}</p>
              </details>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
