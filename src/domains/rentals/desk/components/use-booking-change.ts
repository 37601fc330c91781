import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { BOOKING_NOT_UPDATED, BOOKING_UPDATED } from "../../booking/limits-contract.ts";
import { useChangeBooking } from "../client.ts";

type Change = Parameters<ReturnType<typeof useChangeBooking>["mutateAsync"]>[0];

/** Changes a booking and says what became of it; then it is read anew, also when somebody else was faster. */
export function useBookingChange(onChanged: () => void) {
  const changing = useChangeBooking();
  const change = async (wanted: Change): Promise<void> => {
    try {
      await changing.mutateAsync(wanted);
      toast({ title: BOOKING_UPDATED, tone: "ok" });
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: BOOKING_NOT_UPDATED, description, tone: "danger" });
    } finally {
      onChanged();
    }
  };
  return { changing, change };
}
