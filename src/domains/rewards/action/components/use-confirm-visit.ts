import { useState } from "react";
import { type ToastMessage, toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useVisit } from "../client.ts";
import { visitMessage } from "./visit-messages.ts";

const PATIENCE_MS = 15_000;

/** Asks the device where it is, tells the server, and tells the person what came of it. */
export function useConfirmVisit(userId: string, businessId: number, onConfirmed: () => void) {
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<ToastMessage | null>(null);
  const visit = useVisit(userId);
  const tell = (message: ToastMessage) => {
    setOutcome(message);
    toast(message);
  };
  const giveUp = () => {
    setAsking(false);
    tell({
      title: "Your position is not known",
      description: "Allow location for this site and try again.",
      tone: "danger",
    });
  };
  const send = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    setAsking(false);
    visit.mutate(
      { businessId, latitude, longitude, accuracy },
      {
        onSuccess: (result) => {
          tell(visitMessage(result, accuracy));
          if (result.counted) onConfirmed();
        },
        onError: (error) =>
          tell({
            title: "Your visit was not confirmed",
            description: reasonOf(error, "Please try again."),
            tone: "danger",
          }),
      },
    );
  };
  const confirm = () => {
    if (!navigator.geolocation) return giveUp();
    setAsking(true);
    navigator.geolocation.getCurrentPosition(send, giveUp, {
      enableHighAccuracy: true,
      maximumAge: 0,
      timeout: PATIENCE_MS,
    });
  };
  return { confirm, isPending: isAsking || visit.isPending, outcome };
}
