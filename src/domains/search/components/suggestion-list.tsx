import { Fragment, type ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Suggestion } from "../contract.ts";

const GROUPS = { category: "Categories", city: "Towns", business: "Places" } as const;

/** Of a place what it is and where; of all others how many listings. */
function besides({ type, count, detail }: Suggestion): ReactNode {
  if (detail || count === undefined) return detail;
  return type === "business" ? `${formatNumber(count)} places` : formatNumber(count);
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  highlighted: number;
  onPick: (suggestion: Suggestion) => void;
}

/** Grouped by kind, in the order of the answer, each with what is behind it. */
export function SuggestionList({ id, suggestions, highlighted, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={suggestions.length === 0}
      className="absolute top-full right-0 left-0 z-40 mt-1 max-h-96 overflow-auto rounded-md border border-ink bg-paper py-1"
    >
      {suggestions.map((suggestion, index) => (
        <Fragment key={`${suggestion.type}-${suggestion.value}`}>
          {suggestion.type === suggestions[index - 1]?.type ? null : (
            <p role="presentation" className="px-4 pt-2 pb-1 text-ink-soft text-xs">
              {GROUPS[suggestion.type]}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard */}
          <div
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === highlighted}
            // A press would take the focus from the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            className={cx(
              "flex min-h-11 cursor-pointer items-center justify-between gap-x-4 px-4 py-1.5",
              "max-sm:flex-wrap",
              index === highlighted ? "bg-shoal-deep" : "hover:bg-shoal",
            )}
          >
            <span>{suggestion.displayText}</span>
            <span className="figures text-right text-ink-soft text-xs">{besides(suggestion)}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
