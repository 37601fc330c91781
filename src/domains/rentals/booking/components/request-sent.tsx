import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { BookingReceipt } from "../contract.ts";
import { SENT_ANCHOR } from "./picker-address.ts";

type Told = Partial<Pick<BookingReceipt, "link" | "isMailed">>;

/** Stands in the address until its reader leaves. Whoever has just asked finds the own booking here, also without a mail. */
export function RequestSent() {
  const ref = useRef<HTMLDivElement>(null);
  const way = useNavigationType();
  const { link, isMailed = true }: Told = useLocation().state ?? {};
  useEffect(() => {
    if (way !== "POP") ref.current?.focus();
  }, [way]);
  return (
    <Alert
      ref={ref}
      id={SENT_ANCHOR}
      tabIndex={-1}
      tone="ok"
      role="status"
      title="Your request is on its way"
      className="scroll-mt-24"
    >
      The time is held for you while the business answers, for 48 hours at most. It is not confirmed
      yet.{" "}
      {link ? (
        <TextLink asChild>
          <Link to={link}>Look at it or cancel it</Link>
        </TextLink>
      ) : null}{" "}
      {isMailed
        ? "We have mailed you a link with which you can look at it or cancel."
        : "Please keep this link: your address has had many mails today, so we sent none. When the business confirms it, we mail you."}
    </Alert>
  );
}
