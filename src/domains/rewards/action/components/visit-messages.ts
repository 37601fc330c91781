import type { ToastMessage } from "#src/design/primitives/toast-store.ts";
import type { ActionResult } from "../contract.ts";
import { ACCURACY_MAX_METERS } from "../limits-contract.ts";

/** What came of it. A device that is not sure enough is told apart from a person who is elsewhere. */
export function visitMessage(result: ActionResult, accuracy: number): ToastMessage {
  const { counted, reason, message } = result;
  if (counted) return { title: "Visit confirmed", description: message, tone: "ok" };
  if (reason === "over_limit") return { title: "Visit confirmed", description: message };
  if (reason === "already_today") return { title: "Already confirmed", description: message };
  const isUnsure = reason === "not_close" && accuracy > ACCURACY_MAX_METERS;
  return {
    title: "Your visit was not confirmed",
    description: isUnsure
      ? "Your device does not know well enough where it is. Please try again outdoors."
      : message,
    tone: "danger",
  };
}
