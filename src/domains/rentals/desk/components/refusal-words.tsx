import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { RequestError, reasonOf } from "#src/shared/http.ts";

/** Why it was refused; bookings that are in the way are links to their pages. */
export function RefusalWords({ error }: { error: unknown }) {
  const links = error instanceof RequestError ? error.links : undefined;
  if (!links) return reasonOf(error, "Please try again.");
  return (
    <>
      Bookings are in the way:
      <span className="flex flex-col">
        {links.map(({ text, href }) => (
          <TextLink key={href} asChild>
            <Link to={href} className="py-2">
              {text}
            </Link>
          </TextLink>
        ))}
      </span>
    </>
  );
}
