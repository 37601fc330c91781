import { Badge, type BadgeProps } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { ConservationStatus, SpeciesDetail } from "../contract.ts";
import { Cite } from "./cite.tsx";

const TONES: Readonly<Record<string, BadgeProps["tone"]>> = {
  "Critically Endangered": "danger",
  Endangered: "danger",
  Threatened: "danger",
  Vulnerable: "land",
  "Near Threatened": "land",
};

/** What lists of threatened species say, each with whom it means. Nothing where nothing was found. */
export function StatusCard({ species }: { species: SpeciesDetail }) {
  const { conservationStatus, isSensitive, sensitiveReason, sources } = species;
  if (conservationStatus.length === 0 && !isSensitive) return null;
  return (
    <Card asChild>
      <section aria-labelledby="status" className="flex flex-col gap-4">
        <h2 id="status" className="text-xl">
          Conservation status
        </h2>
        {conservationStatus.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {conservationStatus.map((status) => (
              <li key={`${status.scheme}${status.population}`}>
                <Status status={status} sources={sources} />
              </li>
            ))}
          </ul>
        ) : null}
        {isSensitive ? (
          <p className="border-line border-t pt-3 text-sm">
            <strong>Places are shown only roughly.</strong>{" "}
            {sensitiveReason ?? "Landfall's administrators decided so."}
          </p>
        ) : null}
      </section>
    </Card>
  );
}

interface StatusProps extends Pick<SpeciesDetail, "sources"> {
  status: ConservationStatus;
}

function Status({ status, sources }: StatusProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={TONES[status.status] ?? "neutral"}>{status.status}</Badge>
        <span className="text-sm">{status.scheme}</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {status.population}
        {status.citation ? <span className="figures"> · {status.citation}</span> : null}
        <Cite keys={status.sources} sources={sources} />
      </p>
    </>
  );
}
