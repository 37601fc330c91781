import { Fragment } from "react";
import { cx } from "#src/design/class-names.ts";
import { OpenBadge } from "#src/domains/directory/listing/components/open-badge.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Suggestion } from "../contract.ts";
import type { BoxOption } from "./box-options.ts";

interface SuggestionListProps {
  id: string;
  options: readonly BoxOption[];
  highlighted: number;
  onPick: (option: BoxOption) => void;
}

/** Grouped by kind, in the order of the answer, each with what is behind it. */
export function SuggestionList({ id, options, highlighted, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={options.length === 0}
      className="absolute top-full right-0 left-0 z-40 mt-1 max-h-[min(24rem,60dvh)] overflow-auto rounded-md border border-ink bg-paper py-1"
    >
      {options.map((option, index) => (
        <Fragment key={option.key}>
          {option.group === options[index - 1]?.group ? null : (
            <p role="presentation" className="px-4 pt-2 pb-1 text-ink-soft text-xs">
              {option.group}
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
            onClick={() => onPick(option)}
            className={cx(
              "flex min-h-11 cursor-pointer items-center justify-between gap-x-4 px-4 py-1.5",
              "max-sm:flex-wrap",
              index === highlighted ? "bg-shoal-deep" : "hover:bg-shoal",
            )}
          >
            <span>{option.text}</span>
            {option.suggestion ? <Besides suggestion={option.suggestion} /> : null}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** Of a place what it is, where, and whether it is open; of all others how many listings. */
function Besides({ suggestion: { type, count, detail, openState } }: { suggestion: Suggestion }) {
  const places = type === "business" ? " places" : "";
  const said = detail ?? (count === undefined ? null : `${formatNumber(count)}${places}`);
  return (
    <span className="flex flex-col text-ink-soft text-xs sm:text-right [&>span]:text-xs">
      <span className="figures">{said}</span>
      <OpenBadge state={openState ?? null} />
    </span>
  );
}
