import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { ChatBlock, ChatLink } from "../contract.ts";

interface ChatAnswerProps {
  blocks: readonly ChatBlock[];
  onFollow?: () => void;
}

/** What was answered: our own words and links, foreign text as plain text. */
export function ChatAnswer({ blocks, onFollow }: ChatAnswerProps) {
  const titled = blocks.filter(({ title }) => title !== null);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <div key={index} className={block.title ? "border-contour border-l-2 pl-3" : undefined}>
      {block.title ? (
        <p className="wrap-anywhere font-semibold font-serif">
          {titled.length > 1 ? `${titled.indexOf(block) + 1}. ` : null}
          <AnswerLink link={block.title} onFollow={onFollow} />
        </p>
      ) : null}
      <p className="wrap-anywhere">{block.text}</p>
      {block.links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4">
          {block.links.map((link) => (
            <li key={link.href} className="inline-flex min-h-11 items-center sm:min-h-8">
              <AnswerLink link={link} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  ));
}

function AnswerLink({
  link: { label, href },
  onFollow,
}: {
  link: ChatLink;
  onFollow?: () => void;
}) {
  if (!href.startsWith("/"))
    return (
      <TextLink
        href={href}
        {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
      >
        {label}
      </TextLink>
    );
  return (
    <TextLink asChild>
      <Link to={href} onClick={onFollow}>
        {label}
      </Link>
    </TextLink>
  );
}

interface SuggestionsProps {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

export function ChatSuggestions({ suggestions, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}
