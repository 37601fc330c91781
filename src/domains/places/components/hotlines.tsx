import { useQuery } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import { useDeferredValue } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { hotlinesQuery } from "../client.ts";
import type { Hotline } from "../contract.ts";
import { GREATER_ATLANTIC, SOUTHEAST } from "../data/hotlines.ts";
import type { PositionValues } from "../limits-contract.ts";

const REGIONS: readonly Hotline[] = [GREATER_ATLANTIC, SOUTHEAST];

/** The numbers come before the form: those of the place once it is known, until then those of both regions. */
export function Hotlines({ position }: { position: PositionValues }) {
  const asked = useDeferredValue(position);
  const { data } = useQuery({
    ...hotlinesQuery(asked),
    enabled: asked.latitude !== "" || asked.location.length > 4,
    placeholderData: (before) => before,
  });
  const area = data?.area ?? null;
  const hotlines = data?.hotlines ?? REGIONS;
  return (
    <Alert tone="caution" role="note" title="Stranded, entangled or dead animals: call first">
      <p>
        Keep away: 500 yards from right whales, 100 from other whales, 50 from dolphins, seals and
        turtles. People in danger: 911, or VHF channel 16.
      </p>
      {area ? <p className="mt-2 font-semibold">{area}</p> : null}
      <ul className="mt-2 flex flex-col gap-2">
        {hotlines.map((line) => (
          <HotlineLine key={line.phone} line={line} />
        ))}
      </ul>
      {hotlines.length === 0 ? <p>We know of no hotline for this place.</p> : null}
    </Alert>
  );
}

const HotlineLine = ({ line }: { line: Hotline }) => (
  <li>
    <TextLink
      href={`tel:+1${line.phone.replace(/\D/g, "")}`}
      className="thumb-target inline-flex items-center gap-2"
    >
      <Phone aria-hidden className="size-4" />
      <span className="figures">{line.phone}</span>
    </TextLink>{" "}
    {line.name}. {line.covers}.{" "}
    <span className="text-sm">
      Source: {line.source}, looked up {line.lookedUp}.
    </span>
  </li>
);
