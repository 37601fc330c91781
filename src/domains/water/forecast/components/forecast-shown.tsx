import { Moon, Sun } from "lucide-react";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { createLocalClock, formatWait } from "../../station/components/local-time.ts";
import { findZoneOffsets } from "../../station/zone-offsets.ts";
import type { Forecast } from "../contract.ts";
import { AlertList } from "./alert-list.tsx";
import { HourRow, WaterTable } from "./forecast-hours.tsx";

const DAY_MS = 86_400_000;

export function ForecastShown({ forecast, timeZone }: { forecast: Forecast; timeZone: string }) {
  const issued = Date.parse(forecast.issuedAt);
  const now = Date.now();
  const offsets = findZoneOffsets(timeZone, Math.min(issued, now), now + DAY_MS);
  const clock = createLocalClock(offsets, now);
  return (
    <>
      <AlertList alerts={forecast.alerts} clock={clock} />
      {forecast.isStale ? (
        <p className="border-line border-b bg-shoal px-4 py-3 text-sm">
          The National Weather Service does not answer just now. This was read{" "}
          {formatWait(Date.parse(forecast.fetchedAt), now)} ago; warnings since then are not known.
        </p>
      ) : null}
      {forecast.shore ? (
        <p className="px-4 pt-3 text-sm">Forecast for the shore at {forecast.shore}.</p>
      ) : null}
      <HourRow hours={forecast.hours} clock={clock} />
      <ul className="divide-y divide-line">
        {forecast.periods.map((period) => (
          <PeriodRow key={period.startsAt} period={period} />
        ))}
      </ul>
      <WaterTable water={forecast.water} clock={clock} />
      <footer className="margin-note border-line border-t bg-shoal px-4 py-3 text-ink-soft">
        Forecast of the{" "}
        <TextLink href="https://www.weather.gov/">National Weather Service</TextLink>, issued{" "}
        <time dateTime={forecast.issuedAt}>{clock.dayAndTime(issued)}</time>,{" "}
        {formatWait(issued, now)} ago.
      </footer>
    </>
  );
}

function PeriodRow({ period }: { period: Forecast["periods"][number] }) {
  const Sky = period.isDaytime ? Sun : Moon;
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] gap-x-3 px-4 py-2.5 text-sm">
      <Sky aria-hidden className="mt-0.5 size-4.5 text-ink-soft" />
      <div>
        <p className="font-semibold">{period.name}</p>
        <p>{period.summary}</p>
        <p className="text-ink-soft">
          Wind {period.windDirection} <span className="figures">{period.windSpeed}</span>
          {period.rainPercent ? (
            <>
              {" · "}Rain <span className="figures">{period.rainPercent}%</span>
            </>
          ) : null}
        </p>
      </div>
      <p className="figures text-lg">{period.temperatureF}°F</p>
    </li>
  );
}
