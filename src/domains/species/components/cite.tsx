import type { Source } from "../contract.ts";

const anchorOf = (number: number): string => `source-${number}`;

interface CiteProps {
  /** Which of them say it. */
  keys: readonly string[];
  sources: readonly Source[];
}

/** The numbers of the sources of a fact. */
export function Cite({ keys, sources }: CiteProps) {
  const numbers = keys.map((key) => sources.findIndex((source) => source.key === key) + 1);
  return numbers.map((number) => (
    <sup key={number} className="ml-1">
      <a
        href={`#${anchorOf(number)}`}
        aria-label={`Source ${number}`}
        className="figures thumb-target rounded-sm px-0.5 text-accent underline"
      >
        {number}
      </a>
    </sup>
  ));
}

/** Where looked-up facts come from, numbered. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-3 pl-6 text-sm">
      {sources.map(({ key, title, publisher, year, url }, index) => (
        <li key={key} id={anchorOf(index + 1)} className="scroll-mt-4 target:bg-shoal">
          <a
            href={url}
            rel="noopener"
            className="wrap-anywhere font-medium text-accent underline hover:text-accent-strong"
          >
            {title}
          </a>
          . {publisher}
          {year === null ? "" : `, ${year}`}.
        </li>
      ))}
    </ol>
  );
}
