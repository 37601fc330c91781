import type { RefObject } from "react";
import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";

interface RequestSentProps {
  ref?: RefObject<HTMLDivElement | null>;
  /** The page of the booking, where it is known. */
  link?: string | null;
  isMailed?: boolean;
}

/** Whoever has just asked finds the own booking here, also when no mail comes. */
export const RequestSent = ({ ref, link = null, isMailed = true }: RequestSentProps) => (
  <Alert ref={ref} tabIndex={-1} tone="ok" role="status" title="Your request is on its way">
    The time is held for you while the business answers, for 48 hours at most.{" "}
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
