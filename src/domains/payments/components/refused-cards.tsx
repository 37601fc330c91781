import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { refusedCardsQuery } from "../client.ts";

/** One notice of everything that could not be charged, with where that is mended. */
export function RefusedCards() {
  const { data: refused = [] } = useQuery(refusedCardsQuery);
  if (refused.length === 0) return null;
  return (
    <Alert tone="caution" role="note" title="Your card was refused">
      <p>We try again in the coming days. Please give another card:</p>
      <ul>
        {refused.map(({ what, path }) => (
          <li key={path}>
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={path}>{what}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
