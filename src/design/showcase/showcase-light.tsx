import { CONTRAST_PAIRS, SURFACES } from "#src/design/contrast-pairs.ts";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Figures, PlaceName, WaterName } from "#src/design/primitives/names.tsx";

const LIGHTS = ["day", "dusk", "night"] as const;

export function ThreeLights() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {LIGHTS.map((light) => (
        <div key={light} data-light={light} className="border border-ink bg-page">
          <PageHeader
            title={<PlaceName>{light}</PlaceName>}
            lead={<WaterName>Outer Sound</WaterName>}
            contours={light}
          />
          <div className="space-y-4 p-5">
            <p className="text-ink-soft">
              Low water <Figures className="text-ink">06:42</Figures>, depth{" "}
              <Figures className="text-ink">4.8 ft</Figures>.
            </p>
            <div className="flex flex-wrap gap-2">
              <Badge tone="ok">Open</Badge>
              <Badge tone="danger">Closed</Badge>
              <Badge tone="shoal">Shallow</Badge>
              <Badge tone="land">Ashore</Badge>
            </div>
            <Button className="w-full">Set course</Button>
          </div>
        </div>
      ))}
    </div>
  );
}

export function Swatches() {
  const tokens = [...new Set(CONTRAST_PAIRS.flatMap((pair) => [...pair.backs, pair.front]))];
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {tokens.map((token) => (
        <li key={token} className="border border-line bg-paper">
          <div className="h-12" style={{ background: `var(--${token})` }} />
          <p className="margin-note px-2 py-1.5">
            {token}
            {SURFACES.some((surface) => surface === token) ? " ·" : ""}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TypeSpecimen() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="space-y-3">
        <p className="place-name text-5xl">Harbor Light</p>
        <p className="text-4xl">
          <WaterName>Chesapeake Bay</WaterName>
        </p>
        <p className="text-lg">
          Names on land stand upright, <WaterName>names of water</WaterName> lean with the current.
        </p>
      </div>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 self-end border-ink border-t pt-4">
        <dt className="text-ink-soft">Position</dt>
        <dd>38°58.4′ N 076°29.1′ W</dd>
        <dt className="text-ink-soft">Depth</dt>
        <dd>5.0 ft at low water</dd>
        <dt className="text-ink-soft">Price</dt>
        <dd>$1,248.00</dd>
        <dt className="text-ink-soft">High water</dt>
        <dd>12:07 +2.3 ft</dd>
      </dl>
    </div>
  );
}
