import { Navigation, Phone } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import type { Business } from "../contract.ts";
import { directionsLink, telephoneLink } from "../rules.ts";

interface ThumbActionsProps {
  business: Business;
  onContact: (way: "directions" | "call") => void;
}

/** On a phone the two things that people come for stay under the thumb. */
export function ThumbActions({ business, onContact }: ThumbActionsProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 flex gap-2 border-ink border-t bg-page p-2 lg:hidden"
    >
      <Button asChild className="grow basis-0">
        <a
          href={directionsLink(business)}
          target="_blank"
          rel="noreferrer"
          onClick={() => onContact("directions")}
        >
          <Navigation aria-hidden /> Directions
        </a>
      </Button>
      {business.phone ? (
        <Button asChild variant="secondary" className="grow basis-0">
          <a href={telephoneLink(business.phone)} onClick={() => onContact("call")}>
            <Phone aria-hidden /> Call
          </a>
        </Button>
      ) : null}
    </div>
  );
}
