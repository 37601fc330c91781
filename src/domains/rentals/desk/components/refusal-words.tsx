import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { failureOf, isUnanswered, NO_ANSWER } from "#src/shared/until-answered.ts";

/** Of what names the same bookings as its links do. */
const IN_THE_WAY = "bookings_in_the_way";

/** For a message that passes: the bookings that the form names are not listed in it again. */
export const briefly = (error: unknown, failing: { title: string; again: string }) =>
  error instanceof RequestError && error.code === IN_THE_WAY
    ? { title: failing.title, description: "Bookings are in the way. The form names them." }
    : failureOf(error, failing);

interface RefusalWordsProps {
  error: unknown;
  /** What is to be done when nobody knows whether it arrived. */
  again: string;
}

/** Why it was refused, or that no answer came; bookings that it tells of are links to their pages. */
export function RefusalWords({ error, again }: RefusalWordsProps) {
  if (isUnanswered(error)) return `${NO_ANSWER}. ${again}`;
  if (!(error instanceof RequestError && error.links)) return reasonOf(error, "Please try again.");
  return (
    <>
      {error.code === IN_THE_WAY ? "Bookings are in the way:" : reasonOf(error, "")}
      <span className="flex flex-col">
        {error.links.map(({ text, href }) => (
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
