import { Alert } from "#src/design/primitives/alert.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { ErrorLink } from "#src/shared/errors.ts";
import { EARLIER_STORED } from "../limits-contract.ts";

interface StoredRequestProps {
  reason: string;
  links: readonly ErrorLink[];
}

/** An earlier one of the same form has arrived after all: what is stored, and the way to it. */
export const StoredRequest = ({ reason, links }: StoredRequestProps) => (
  <Alert tabIndex={-1} tone="caution" className="scroll-mt-24" title={EARLIER_STORED}>
    <p>{reason}</p>
    {links.map(({ text, href }) => (
      <TextLink key={href} asChild>
        <Link to={href} className="inline-flex min-h-11 items-center">
          {text}
        </Link>
      </TextLink>
    ))}
  </Alert>
);
