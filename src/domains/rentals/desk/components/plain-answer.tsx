import { useSearchParams } from "react-router";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { BOOKING_NOT_UPDATED, BOOKING_UPDATED } from "../../booking/limits-contract.ts";

/** What became of a form that was sent without scripts: done, so already, or why not. */
export function PlainAnswer() {
  const { message, code } = useFormOutcome();
  const [search] = useSearchParams();
  if (message && !code?.endsWith("_already"))
    return (
      <Alert tone="danger" title={BOOKING_NOT_UPDATED}>
        {message}
      </Alert>
    );
  if (message) return <Alert tone="ok">{message}</Alert>;
  return search.get("sent") === "yes" ? <Alert tone="ok">{BOOKING_UPDATED}</Alert> : null;
}
