import { useEffect, useRef } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { RegistrationReceipt } from "../contract.ts";

/** What became of a registration, in place of the form that asked for it. */
export function ReceiptNote({ receipt }: { receipt: RegistrationReceipt }) {
  const { message, status, placeInLine, userEmail, hint, link } = receipt;
  const note = useRef<HTMLDivElement>(null);
  // It is shorter than the form: on a phone it would lie above what is shown.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={note} tone={status === "waiting" ? "info" : "ok"} role="status" title={message}>
      {status === "waiting" ? <p>You are number {placeInLine} in line.</p> : null}
      <p>
        {status === "waiting"
          ? `We write to ${userEmail} as soon as there is a place.`
          : `Your ticket is on its way to ${userEmail}, with an entry for your calendar.`}
      </p>
      {hint === null ? null : <p>{hint}</p>}
      {link === null ? null : (
        <p>
          <TextLink href={link}>See your registration</TextLink>
        </p>
      )}
    </Alert>
  );
}
