import { useRef } from "react";
import { BOOKING_NOT_UPDATED, BOOKING_UPDATED } from "../../booking/limits-contract.ts";
import { readBooking, useChangeBooking } from "../client.ts";
import type { DeskBooking } from "../contract.ts";
import { tellDeed } from "./tell-deed.ts";

type Change = Parameters<ReturnType<typeof useChangeBooking>["mutateAsync"]>[0];
type Changed = Pick<DeskBooking, "id" | "businessId">;

/** Changes a booking and says what became of it; then it is read anew, also when somebody else was faster. */
export function useBookingChange({ id, businessId }: Changed, onChanged: () => void) {
  const changing = useChangeBooking();
  const underWay = useRef<Promise<void>>(null);
  const isDecided = useRef(false);
  const tell = async (wanted: Omit<Change, "id">): Promise<void> => {
    const call = async () => {
      await changing.mutateAsync({ id, ...wanted });
      isDecided.current = wanted.status !== undefined;
    };
    await tellDeed(call, {
      done: BOOKING_UPDATED,
      failed: BOOKING_NOT_UPDATED,
      again: () => standingWords({ id, businessId }, wanted),
      onSettled: onChanged,
    }).catch(() => undefined);
    underWay.current = null;
  };
  /** A second press of a double click does nothing: neither while the first is on its way, nor once it is decided. */
  const change = (wanted: Omit<Change, "id">): Promise<void> => {
    if (isDecided.current && wanted.status !== undefined) return Promise.resolve();
    underWay.current ??= tell(wanted);
    return underWay.current;
  };
  return { changing, change };
}

/** Nobody knows whether it arrived until the booking is asked for. */
async function standingWords(booking: Changed, wanted: Omit<Change, "id">): Promise<string> {
  const now = await readBooking(booking).catch(() => null);
  if (!now) return "It may have arrived or not. Please look again when you are connected.";
  const { status, paymentStatus } = { ...now, ...wanted };
  const hasArrived = now.status === status && now.paymentStatus === paymentStatus;
  const standing = `The booking is ${now.status}, its payment ${now.paymentStatus}.`;
  return hasArrived ? `But it has arrived. ${standing}` : `${standing} Please press again.`;
}
