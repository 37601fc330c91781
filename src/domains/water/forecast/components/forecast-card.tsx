import { useQuery } from "@tanstack/react-query";
import { Moon, Sun, TriangleAlert } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useSeen } from "#src/design/use-seen.ts";
import { createLocalClock } from "../../station/components/local-time.ts";
import { findZoneOffsets } from "../../station/zone-offsets.ts";
import { forecastQuery } from "../client.ts";
import type { Forecast, ForecastAnswer } from "../contract.ts";

interface ForecastCardProps {
  latitude: string;
  longitude: string;
  timeZone: string;
}

/** Asked for when it is scrolled to: no page waits for another service. */
export function ForecastCard({ latitude, longitude, timeZone }: ForecastCardProps) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { data, isPending, isError, refetch } = useQuery({
    ...forecastQuery(latitude, longitude),
    enabled: useSeen(card),
  });
  return (
    <Card asChild padding="none">
      <section ref={card} aria-labelledby={headingId}>
        <header className="border-line border-b px-4 pt-3.5 pb-3">
          <h2 id={headingId} className="text-xl">
            Weather
          </h2>
        </header>
        {isPending ? <Asking /> : null}
        {data?.forecast ? <ForecastShown forecast={data.forecast} timeZone={timeZone} /> : null}
        {isError || data?.reason ? (
          <NoForecast reason={data?.reason ?? "unreachable"} onRetry={() => refetch()} />
        ) : null}
      </section>
    </Card>
  );
}

function Asking() {
  return (
    <div role="status" className="px-4 py-4">
      <p className="mb-3 text-ink-soft text-sm">Asking the National Weather Service…</p>
      <SkeletonText lines={3} />
    </div>
  );
}

const REASONS: Record<NonNullable<ForecastAnswer["reason"]>, string> = {
  off: "There is no forecast here: this site asks no weather service.",
  unreachable: "There is no forecast: the National Weather Service could not be reached.",
  "unknown-place":
    "There is no forecast: the National Weather Service does not cover this position.",
};

interface NoForecastProps {
  reason: NonNullable<ForecastAnswer["reason"]>;
  onRetry: () => void;
}

function NoForecast({ reason, onRetry }: NoForecastProps) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-4 text-sm">
      <p>{REASONS[reason]}</p>
      {reason === "unreachable" ? (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Ask again
        </Button>
      ) : null}
    </div>
  );
}

function ForecastShown({ forecast, timeZone }: { forecast: Forecast; timeZone: string }) {
  const issued = Date.parse(forecast.issuedAt);
  const now = Date.now();
  const clock = createLocalClock(findZoneOffsets(timeZone, issued, now), now);
  return (
    <>
      {forecast.alerts.length > 0 ? (
        <ul className="border-danger border-b bg-danger-soft px-4 py-3 text-sm">
          {forecast.alerts.map(({ event, headline }) => (
            <li key={headline} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              <span>
                <strong>{event}</strong>
                {headline === event ? null : <span className="block">{headline}</span>}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="divide-y divide-line">
        {forecast.periods.map((period) => (
          <PeriodRow key={period.startsAt} period={period} />
        ))}
      </ul>
      <footer className="margin-note border-line border-t bg-shoal px-4 py-3 text-ink-soft">
        Forecast of the{" "}
        <TextLink href="https://www.weather.gov/">National Weather Service</TextLink>, issued{" "}
        <time dateTime={forecast.issuedAt}>{clock.dayAndTime(issued)}</time>.
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
