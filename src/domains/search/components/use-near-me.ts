import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RADIUS_DEFAULT } from "../limits-contract.ts";
import { searchElsewhere } from "../query-rules.ts";

const POSITION_PATIENCE_MS = 15_000;

interface NearMe {
  isAsking: boolean;
  /** `readConditions` is called when the position is known: what was chosen meanwhile counts. */
  goNearMe(readConditions: () => URLSearchParams, path?: string): void;
}

/** Leads to the places around the device. When it does not tell where it is, the person is told. */
export function useNearMe(): NearMe {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  const giveUp = (reason: unknown) => {
    console.error("Geolocation failed", reason);
    setAsking(false);
    toast({
      title: "Your position is not known",
      description: "Allow location for this site, or search for a town.",
      tone: "danger",
    });
  };
  const goNearMe: NearMe["goNearMe"] = (readConditions, path = "/search") => {
    setAsking(true);
    if (!navigator.geolocation) return giveUp("not supported");
    const go = ({ coords }: GeolocationPosition) => {
      setAsking(false);
      const address = readConditions();
      const next = searchElsewhere(address, {
        latitude: coords.latitude.toFixed(5),
        longitude: coords.longitude.toFixed(5),
        radius: address.get("radius") ?? String(RADIUS_DEFAULT),
        sort: address.get("sort") ?? "distance",
      });
      navigate(`${path}?${next}`);
    };
    navigator.geolocation.getCurrentPosition(go, giveUp, { timeout: POSITION_PATIENCE_MS });
  };
  return { isAsking, goNearMe };
}
