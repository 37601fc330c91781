import { useId } from "react";
import { formatFeet, type LocalClock } from "../../station/components/local-time.ts";
import type { Forecast } from "../contract.ts";

const HOURS_SHOWN = 6;
const WATER_SHOWN = 4;

interface HourRowProps {
  hours: Forecast["hours"];
  clock: LocalClock;
}

export function HourRow({ hours, clock }: HourRowProps) {
  if (hours.length === 0) return null;
  return (
    <ol
      aria-label="The next hours"
      className="grid grid-cols-3 gap-y-2 border-line border-b px-4 py-3 text-center text-sm sm:grid-cols-6"
    >
      {hours.slice(0, HOURS_SHOWN).map(({ startsAt, temperatureF, rainPercent }) => (
        <li key={startsAt}>
          <time dateTime={startsAt} className="figures block text-ink-soft">
            {clock.time(Date.parse(startsAt))}
          </time>
          <span className="figures block font-semibold">{temperatureF}°F</span>
          {rainPercent ? <span className="figures block">{rainPercent}% rain</span> : null}
        </li>
      ))}
    </ol>
  );
}

interface WaterTableProps {
  water: Forecast["water"];
  clock: LocalClock;
}

export function WaterTable({ water, clock }: WaterTableProps) {
  const captionId = useId();
  if (water.length === 0) return null;
  return (
    <div className="border-line border-t px-4 py-3 text-sm">
      <h3 id={captionId} className="font-semibold">
        On the water
      </h3>
      <table aria-labelledby={captionId} className="w-full text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col">From</th>
            <th scope="col">Wind</th>
            <th scope="col">Waves</th>
          </tr>
        </thead>
        <tbody className="figures">
          {water.slice(0, WATER_SHOWN).map((hour) => (
            <tr key={hour.startsAt}>
              <th scope="row" className="font-normal">
                <time dateTime={hour.startsAt}>{clock.dayAndTime(Date.parse(hour.startsAt))}</time>
              </th>
              <td>{windOf(hour)}</td>
              <td>{hour.waveFeet === null ? "not told" : formatFeet(hour.waveFeet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "SW 12 kn, gusts 18" */
function windOf({ windFrom, windKnots, gustKnots }: Forecast["water"][number]): string {
  if (windKnots === null) return "not told";
  const gusts = gustKnots !== null && gustKnots > windKnots ? `, gusts ${gustKnots}` : "";
  return `${windFrom ?? ""} ${windKnots} kn${gusts}`.trim();
}
