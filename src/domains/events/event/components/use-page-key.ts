import { useState } from "react";
import type { EventDetail } from "../contract.ts";

/** Another for each event, but the same for a date that goes into an event of its own: what was typed stays. */
export function usePageKey(event: Pick<EventDetail, "id" | "dateId"> | undefined): number {
  const [last, setLast] = useState({ id: event?.id, dateId: event?.dateId, key: 0 });
  if (last.id === event?.id && last.dateId === event?.dateId) return last.key;
  const isSame = last.id === event?.id || last.dateId === event?.dateId;
  const key = isSame ? last.key : last.key + 1;
  setLast({ id: event?.id, dateId: event?.dateId, key });
  return key;
}
