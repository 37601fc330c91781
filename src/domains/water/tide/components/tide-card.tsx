import { useId } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import { SkyFacts } from "../../sky/components/sky-facts.tsx";
import { createLocalClock, type LocalClock } from "../../station/components/local-time.ts";
import { StationCredit, StationLine } from "../../station/components/station-words.tsx";
import { STATION_LIMIT_MILES } from "../../station/limits-contract.ts";
import type { WaterConditions } from "../contract.ts";
import { TideCurveDrawing } from "./tide-curve.tsx";
import { TideFacts, type TideMoment } from "./tide-facts.tsx";

interface TideCardProps {
  conditions: WaterConditions;
  heading?: "h2" | "h3";
  /** What the moment is called that they are reckoned for. */
  moment?: TideMoment;
}

/** Everything is in the first HTML: it needs no script, and stays readable from a saved page. */
export function TideCard({ conditions, heading: Heading = "h2", moment = "Now" }: TideCardProps) {
  const headingId = useId();
  const { station, tide, daylight, sun, moon } = conditions;
  const now = Date.parse(conditions.computedAt);
  const clock = createLocalClock(conditions.zoneOffsets, now);
  return (
    <Card asChild padding="none">
      <section aria-labelledby={headingId} className="below-fold @container">
        <header className="border-line border-b px-4 pt-3.5 pb-3">
          <Heading id={headingId} className="text-xl">
            {station ? "Tide and sun" : "Sun and moon"}
          </Heading>
          {station ? <StationLine station={station} /> : <NoStation />}
        </header>
        {tide ? (
          <>
            <figure className="pt-4 pr-4 pb-3 pl-10">
              <TideCurveDrawing
                tide={tide}
                daylight={daylight}
                now={now}
                moment={moment}
                clock={clock}
              />
              <figcaption className="margin-note mt-2 -ml-6 text-ink-soft">
                Feet above MLLW. Bar: day and night.
              </figcaption>
            </figure>
            <TideFacts tide={tide} now={now} moment={moment} clock={clock} />
            <div className="border-line border-t" />
          </>
        ) : null}
        <SkyFacts sun={sun} moon={moon} clock={clock} />
        <Origin conditions={conditions} moment={moment} clock={clock} />
      </section>
    </Card>
  );
}

function NoStation() {
  return (
    <p className="mt-0.5 text-ink-soft text-xs">
      No tide station lies within {STATION_LIMIT_MILES} miles, so there is no tide to show here.
    </p>
  );
}

interface OriginProps {
  conditions: WaterConditions;
  moment: TideMoment;
  clock: LocalClock;
}

function Origin({ conditions, moment, clock }: OriginProps) {
  const { station, notForNavigation, computedAt } = conditions;
  return (
    <footer className="margin-note grid gap-1 border-line border-t bg-shoal px-4 py-3 text-ink-soft">
      <p className="text-ink">{notForNavigation}.</p>
      <p>
        {moment === "Now" ? "Computed" : "Computed for"}{" "}
        <time dateTime={computedAt}>{clock.time(Date.parse(computedAt))}</time>. Times in{" "}
        {clock.zone}.{station ? " MLLW is mean lower low water, the zero of US charts." : null}
      </p>
      {station ? <StationCredit station={station} /> : null}
    </footer>
  );
}
