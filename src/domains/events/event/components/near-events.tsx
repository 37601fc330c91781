import { LocateFixed, X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { RADIUS_DEFAULT } from "../limits-contract.ts";
import { toFound } from "./found-anchor.ts";

const PATIENCE_MS = 15_000;

/** Events around the device; pressed again, everywhere. */
export function NearEvents({ filters }: { filters: Filters }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (filters.search.has("near")) {
    return (
      <Button variant="secondary" onClick={() => filters.set({ near: null })}>
        Within {RADIUS_DEFAULT} miles of you <X aria-hidden />
      </Button>
    );
  }
  const giveUp = () => {
    setAsking(false);
    toast({
      title: "Your position is not known",
      description: "Allow location for this site, or choose a state.",
      tone: "danger",
    });
  };
  const ask = () => {
    setAsking(true);
    if (!navigator.geolocation) return giveUp();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        const near = `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`;
        void navigate(toFound(filters.linkTo({ near })));
      },
      giveUp,
      { timeout: PATIENCE_MS },
    );
  };
  return (
    <Button variant="secondary" pending={isAsking} onClick={ask}>
      <LocateFixed aria-hidden /> Near me
    </Button>
  );
}
