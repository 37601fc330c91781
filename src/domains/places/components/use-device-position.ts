import { useState } from "react";
import { toast } from "#src/design/primitives/toast-store.ts";

const PATIENCE_MS = 15_000;

/** Asks the device where it is; when it does not tell, the person is told. */
export function useDevicePosition(onFound: (coords: GeolocationCoordinates) => void) {
  const [isAsking, setAsking] = useState(false);
  const giveUp = () => {
    setAsking(false);
    toast({
      title: "Your position is not known",
      description: "Allow location for this site, or pick the place on the chart.",
      tone: "danger",
    });
  };
  const ask = () => {
    setAsking(true);
    if (!navigator.geolocation) return giveUp();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound(coords);
      },
      giveUp,
      { enableHighAccuracy: true, maximumAge: 0, timeout: PATIENCE_MS },
    );
  };
  return { ask, isAsking };
}
