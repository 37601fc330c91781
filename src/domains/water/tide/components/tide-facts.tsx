import { MoveDown, MoveUp } from "lucide-react";
import { formatFeet, formatWait, type LocalClock } from "../../station/components/local-time.ts";
import type { Tide, TideExtreme } from "../contract.ts";

export type TideMoment = "Now" | "At the start";

interface TideFactsProps {
  tide: Tide;
  now: number;
  moment: TideMoment;
  clock: LocalClock;
}

/** What the curve shows, in words. The event that comes first stands first. */
export function TideFacts({ tide, now, moment, clock }: TideFactsProps) {
  const { nextHigh, nextLow } = tide;
  const coming = nextHigh.at < nextLow.at ? [nextHigh, nextLow] : [nextLow, nextHigh];
  const Direction = tide.direction === "rising" ? MoveUp : MoveDown;
  return (
    <dl className="grid grid-cols-2 border-line border-t @lg:grid-cols-3">
      <div className="col-span-2 flex flex-wrap items-baseline gap-x-3 border-line border-b px-4 py-3 @lg:col-span-1 @lg:block @lg:border-r @lg:border-b-0">
        <dt className="text-ink-soft text-xs">{moment}</dt>
        <dd className="figures font-medium text-lg">{formatFeet(tide.heightNowFeet)}</dd>
        <dd className="flex items-baseline gap-1 text-water-ink text-xs">
          <Direction aria-hidden className="size-3.5 self-center" />
          {tide.direction === "rising" ? "Rising" : "Falling"}
        </dd>
      </div>
      {coming.map((extreme) => (
        <Coming key={extreme.kind} extreme={extreme} now={now} moment={moment} clock={clock} />
      ))}
    </dl>
  );
}

interface ComingProps extends Omit<TideFactsProps, "tide"> {
  extreme: TideExtreme;
}

function Coming({ extreme, now, moment, clock }: ComingProps) {
  const wait = formatWait(now, Date.parse(extreme.at));
  const time = Date.parse(extreme.at);
  const name = extreme.kind === "high" ? "Next high" : "Next low";
  return (
    <div className="border-line px-4 py-3 last:border-l">
      <dt className="text-ink-soft text-xs">
        {[name, clock.weekday(time)].filter(Boolean).join(", ")}
      </dt>
      <dd className="figures font-medium text-lg">
        <time dateTime={extreme.at}>{clock.time(time)}</time>
      </dd>
      <dd className="figures">{formatFeet(extreme.heightFeet)}</dd>
      <dd className="margin-note text-ink-soft">
        {moment === "Now" ? `in ${wait}` : `${wait} later`}
      </dd>
    </div>
  );
}
