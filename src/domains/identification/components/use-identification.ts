import { useState } from "react";
import { toast } from "#src/design/primitives/toast-store.ts";
import { EMPTY_POSITION, type PositionValues } from "#src/domains/places/limits-contract.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useIdentify } from "../client.ts";
import type { Identification } from "../contract.ts";
import { asDataAddress, shrinkPhoto } from "./take-photo.ts";

/** What the form holds besides the photo. */
export interface ObservationValues extends PositionValues {
  notes: string;
  date: string;
}

export const EMPTY_OBSERVATION: ObservationValues = { ...EMPTY_POSITION, notes: "", date: "" };

const FAILED = "Failed to identify marine life";

/** The latest answer and the photo that it is about; the photo stays in this browser. */
export function useIdentification(first: Identification | null, read: () => ObservationValues) {
  const identify = useIdentify();
  const [answer, setAnswer] = useState(first);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (taken: Blob) => {
    const shrunk = await shrinkPhoto(taken);
    setPhoto(shrunk);
    setProblem(null);
    const { notes, date, location, latitude, longitude } = read();
    try {
      const imageData = await asDataAddress(shrunk);
      const place = latitude && longitude ? { latitude, longitude } : { location };
      setAnswer(await identify.mutateAsync({ imageData, notes, date, ...place }));
    } catch (error) {
      const reason = reasonOf(error, FAILED);
      setAnswer(null);
      setProblem(reason);
      toast({ title: "Identification Failed", description: reason, tone: "danger" });
    }
  };
  return { answer, photo, problem, isBusy: identify.isPending, send };
}
