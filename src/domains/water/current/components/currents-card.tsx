import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { useSeen } from "#src/design/use-seen.ts";
import { createLocalClock } from "../../station/components/local-time.ts";
import { StationCredit, StationLine } from "../../station/components/station-words.tsx";
import { CURRENT_LIMIT_MILES } from "../../station/limits-contract.ts";
import { currentsQuery } from "../client.ts";
import type { Currents } from "../contract.ts";
import { CurrentEvents } from "./current-events-list.tsx";
import { sayCurrent } from "./current-words.ts";

interface CurrentsCardProps {
  latitude: string;
  longitude: string;
}

/** Asked for when it is scrolled to, so that no page waits for its arithmetic. */
export function CurrentsCard({ latitude, longitude }: CurrentsCardProps) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { data, isPending, isError, refetch } = useQuery({
    ...currentsQuery(latitude, longitude),
    enabled: useSeen(card),
  });
  return (
    <Card asChild padding="none">
      <section ref={card} aria-labelledby={headingId}>
        <header className="border-line border-b px-4 pt-3.5 pb-3">
          <h2 id={headingId} className="text-xl">
            Currents
          </h2>
          {data?.station ? <StationLine station={data.station} /> : null}
        </header>
        {isPending ? (
          <div role="status" className="px-4 py-4">
            <p className="mb-3 text-ink-soft text-sm">Reckoning the currents…</p>
            <SkeletonText lines={3} />
          </div>
        ) : null}
        {isError ? (
          <div className="flex flex-col items-start gap-3 px-4 py-4 text-sm">
            <p>The currents could not be fetched.</p>
            <Button variant="secondary" size="sm" onClick={() => refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {data ? <CurrentsShown currents={data} /> : null}
      </section>
    </Card>
  );
}

function CurrentsShown({ currents }: { currents: Currents }) {
  const { station, current, computedAt, zoneOffsets, notForNavigation } = currents;
  if (!station || !current) {
    return (
      <p className="px-4 py-4 text-sm">
        No current station lies within {CURRENT_LIMIT_MILES} miles.
      </p>
    );
  }
  const now = Date.parse(computedAt);
  const clock = createLocalClock(zoneOffsets, now);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 px-4 py-3">
        <span className="text-ink-soft text-xs">Now</span>
        <span className="font-medium text-lg">{sayCurrent(current.now)}</span>
      </p>
      <CurrentEvents events={current.events} now={now} clock={clock} />
      <footer className="margin-note grid gap-1 border-line border-t bg-shoal px-4 py-3 text-ink-soft">
        <p className="text-ink">{notForNavigation}.</p>
        <p>
          Computed <time dateTime={computedAt}>{clock.time(now)}</time>. Times in {clock.zone}. The
          direction is the one that the water runs toward.
        </p>
        <StationCredit station={station} />
      </footer>
    </>
  );
}
