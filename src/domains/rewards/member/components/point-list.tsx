import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { ListPage } from "#src/shared/paging.ts";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import { noteWords } from "../../ledger/limits-contract.ts";
import { kindWords } from "../../worth/kind-words.ts";
import type { PointEntry } from "../contract.ts";

interface PointListProps {
  entries: ListPage<PointEntry>;
  /** Of the first one that is shown. */
  offset: number;
  /** The address of the page that begins there. */
  linkTo: (offset: number) => string;
  pageSize: number;
}

/** Straight from the ledger: what was given, what was taken back, and why. */
export function PointList({ entries, offset, linkTo, pageSize }: PointListProps) {
  const { items, total } = entries;
  if (total === 0) {
    return (
      <EmptyState
        heading="h3"
        title="No points yet"
        action={
          <Button asChild>
            <Link to="/reviews">Write a Review</Link>
          </Button>
        }
      >
        Review a place, confirm a visit or share an experience, and it stands here.
      </EmptyState>
    );
  }
  const hasOlder = offset + items.length < total;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-line border-y">
        {items.map((entry) => (
          <li key={entry.id} className="flex items-start justify-between gap-4 py-3">
            <Reason entry={entry} />
            <span className="figures whitespace-nowrap font-medium">{signed(entry.points)}</span>
          </li>
        ))}
      </ul>
      <nav aria-label="Pages of my points" className="flex flex-wrap items-center gap-3">
        {offset > 0 ? <PageLink to={linkTo(Math.max(0, offset - pageSize))} label="Newer" /> : null}
        {hasOlder ? <PageLink to={linkTo(offset + pageSize)} label="Older" /> : null}
        <p className="figures ml-auto text-ink-soft text-sm">
          {formatNumber(Math.min(offset + 1, total))}–{formatNumber(offset + items.length)} of{" "}
          {formatNumber(total)}
        </p>
      </nav>
    </div>
  );
}

function Reason({ entry }: { entry: PointEntry }) {
  const { kind, title, path, note, occurredAt } = entry;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        {kindWords(kind)}:{" "}
        {path ? (
          <TextLink asChild className="thumb-target">
            <Link to={path}>{title}</Link>
          </TextLink>
        ) : (
          title
        )}
      </p>
      <p className="text-ink-soft text-sm">
        <time dateTime={occurredAt}>{formatDay(occurredAt)}</time>
        {note ? ` · ${noteWords(note, kind)}` : ""}
      </p>
    </div>
  );
}

/** With a true minus; nothing earned is nothing. */
function signed(points: number): string {
  if (points === 0) return "0";
  return `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points))}`;
}

const PageLink = ({ to, label }: { to: string; label: string }) => (
  <Button asChild variant="secondary">
    <Link to={to} preventScrollReset>
      {label}
    </Link>
  </Button>
);
