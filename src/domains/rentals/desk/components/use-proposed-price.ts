import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DeskBookingValues } from "./desk-booking-values.ts";

/** Fills in the price of the item, as long as the owner has not written another one, and is not about to. */
export function useProposedPrice(
  total: string | undefined,
  { getValues, setValue, clearErrors }: UseFormReturn<DeskBookingValues>,
): void {
  const proposed = useRef("");
  useEffect(() => {
    const written = getValues("totalPrice");
    if (total === undefined || (written !== "" && written !== proposed.current)) return;
    if (document.activeElement?.getAttribute("name") === "totalPrice") return;
    proposed.current = total;
    setValue("totalPrice", total);
    clearErrors("totalPrice");
  }, [total, getValues, setValue, clearErrors]);
}
