import { TriangleAlert } from "lucide-react";
import { Card } from "#src/design/primitives/card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { SpeciesDetail } from "../contract.ts";
import { Cite } from "./cite.tsx";
import { CiteText } from "./species-facts.tsx";

const METRES_IN_YARD = 0.9144;

/** How to stay safe, and how to keep it safe from us. */
export function SafetyCard({ species }: { species: SpeciesDetail }) {
  const { viewingDistance: distance, sources } = species;
  return (
    <Card asChild tone="land">
      <section aria-labelledby="safety" className="flex flex-col gap-3">
        <h2 id="safety" className="flex items-center gap-2 text-xl">
          <TriangleAlert aria-hidden className="size-5 text-land-ink" /> Safety
        </h2>
        {distance ? (
          <p className="border-coast border-b pb-3">
            <strong className="figures block text-2xl">
              {distance.yards} yd ({formatNumber(Math.round(distance.yards * METRES_IN_YARD))} m)
            </strong>
            {distance.isLaw
              ? "Keep at least this far away: federal law."
              : "Keep at least this far away, NOAA asks."}
            <Cite keys={[distance.source]} sources={sources} />
          </p>
        ) : null}
        <p>
          {species.safety}
          <CiteText fact="safety" species={species} />
        </p>
      </section>
    </Card>
  );
}
