import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { useSeen } from "#src/design/use-seen.ts";
import { forecastQuery } from "../client.ts";
import type { ForecastAnswer } from "../contract.ts";
import { ForecastShown } from "./forecast-shown.tsx";

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
  unreachable: "No forecast just now: the National Weather Service could not be reached.",
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
