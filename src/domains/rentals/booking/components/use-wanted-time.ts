import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { quoteQuery } from "../client.ts";
import type { Picker } from "../picker-contract.ts";

const HOUR = 3_600_000;

interface WantedTime {
  startDate: string;
  /** What a plain form asked for, perhaps from another start. */
  given: Readonly<Record<string, string>>;
}

const lengthOf = ({ startDate = "", endDate = "" }: WantedTime["given"]): number =>
  Date.parse(endDate) - Date.parse(startDate) || 0;

/** From the start that is chosen, with what it costs. How long it lasts stays with the tab, also for another start. */
export function useWantedTime({ item, ends, quantity }: Picker, { startDate, given }: WantedTime) {
  const lengthUntil = (end: string) => Date.parse(end) - Date.parse(startDate);
  const [length, setLength] = useState(() => lengthOf(given));
  const name = `rental-length-${item.id}`;
  useLayoutEffect(() => {
    const kept = readDraft<number>(name);
    if (kept) setLength((own) => own || kept);
  }, [name]);
  const end = ends.find(({ endDate }) => lengthUntil(endDate) === length) ?? ends[0];
  const shortest = item.minBookingDuration * HOUR;
  const endDate =
    end?.endDate ?? new Date(Date.parse(startDate) + (length || shortest)).toISOString();
  const time = { rentalItemId: item.id, startDate, endDate, quantity };
  const { data: quote } = useQuery(quoteQuery(time));
  return {
    time,
    quote,
    /** What is shown is what is sent; none while nothing can be had from this start. */
    totalPrice: end && (quote?.totalPrice ?? end.totalPrice),
    end,
    setEnd: (chosen: string) => {
      setLength(lengthUntil(chosen));
      writeDraft(name, lengthUntil(chosen));
    },
    forget: () => writeDraft(name, null),
  };
}
